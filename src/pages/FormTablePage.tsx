import Typography from '@mui/material/Typography'

import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { tablePage } from '../content/table-page'
import { paths } from '../paths'

/** Rows of the shared spreadsheet, for the staff. */
export function FormTablePage() {
  return (
    <>
      <PageHead meta={tablePage} bareTitle noindex="nofollow" />
      <PageHeader heading={tablePage.heading} lead={tablePage.lead} seed={paths.formTable} />
      <PageSection>
        <Typography role="status">{tablePage.loading}</Typography>
      </PageSection>
    </>
  )
}
