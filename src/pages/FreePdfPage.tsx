import Typography from '@mui/material/Typography'
import Card from '@mui/material/Card'

import { CardGrid } from '../components/CardGrid'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { Picture } from '../components/Picture'
import { SectionHeading } from '../components/SectionHeading'
import { freePdfPage, pdfs } from '../content/pdfs'
import { paths } from '../paths'

/** The six guides. */
export function FreePdfPage() {
  return (
    <>
      <PageHead meta={freePdfPage} />
      <PageHeader heading={freePdfPage.heading} lead={freePdfPage.lead} seed={paths.freePdf} />
      <PageSection labelledBy="guides">
        <SectionHeading id="guides">{freePdfPage.guidesHeading}</SectionHeading>
        <CardGrid items={pdfs} keyOf={(pdf) => pdf.id}>
          {(pdf) => (
            <Card sx={{ width: '100%', p: 3 }}>
              <Picture src={`/images/guides/${pdf.image}.svg`} alt="" width={240} height={320} />
              <Typography variant="h4" component="h3" sx={{ mt: 2 }}>
                {pdf.name}
              </Typography>
              <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
                {pdf.description}
              </Typography>
            </Card>
          )}
        </CardGrid>
      </PageSection>
    </>
  )
}
