import { caseStudies } from '../../content/generated/work'
import { closingCall } from '../../content/shell'
import { caseTexts, workPage } from '../../content/work'
import { paths } from '../../paths'
import { CaseCards } from '../../ui/cards/CaseCards'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHead } from '../../ui/page/PageHead'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SiteClosing } from '../../ui/page/SiteClosing'

/** All case studies. */
export function WorkPage() {
  return (
    <>
      <PageHead meta={workPage} />
      <PageHeader heading={workPage.heading} lead={workPage.lead} seed={paths.work} />
      <HydrationBoundary>
        <PageSection>
          <CaseCards cases={caseStudies} headingLevel="h2" texts={caseTexts} />
        </PageSection>
        <SiteClosing content={closingCall} />
      </HydrationBoundary>
    </>
  )
}
