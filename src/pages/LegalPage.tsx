import Typography from '@mui/material/Typography'

import type { LegalPage as LegalPageContent } from '../content/schema/types'
import { shell } from '../generated/texts/shell'
import { months } from '../generated/texts/language'
import { formatDate } from '../lib/format-date'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { changedNode } from '../seo/structured-data'
import { TextSections } from '../ui/text/TextSections'

/** A legal text in numbered sections. */
export function LegalPage({ content }: { content: LegalPageContent }) {
  return (
    <>
      <PageHeader
        meta={content}
        updated={content.updated}
        noindex={content.noindex}
        parents={[]}
        structuredData={[changedNode(content, content.updated)]}
      >
        <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
          {shell.lastUpdated}{' '}
          <time dateTime={content.updated}>{formatDate(content.updated, months)}</time>
        </Typography>
      </PageHeader>
      <HydrationBoundary>
        <PageSection>
          <TextSections sections={content.sections} isNumbered />
        </PageSection>
      </HydrationBoundary>
    </>
  )
}
