import { workPage } from '../../generated/texts/work'
import { paths } from '../../paths'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHead } from '../../ui/page/PageHead'
import { PageHeader } from '../../ui/page/PageHeader'
import { SiteClosing } from '../../ui/page/SiteClosing'
import { CaseStudies } from './CaseStudies'

/** The list of all case studies. The page exists if there are any. */
export function WorkPage() {
  return (
    <>
      <PageHead meta={workPage} />
      <PageHeader heading={workPage.heading} lead={workPage.lead} seed={paths.work} />
      <HydrationBoundary>
        <CaseStudies isAll />
        <SiteClosing />
      </HydrationBoundary>
    </>
  )
}
