import { workPage } from '../../generated/texts/work'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHeader } from '../../ui/page/PageHeader'
import { SiteClosing } from '../../ui/page/SiteClosing'
import { CaseStudies } from './CaseStudies'

/** The list of all case studies. The page exists if there are any. */
export function WorkPage() {
  return (
    <>
      <PageHeader meta={workPage} />
      <HydrationBoundary>
        <CaseStudies isAll />
        <SiteClosing />
      </HydrationBoundary>
    </>
  )
}
