import Box from '@mui/material/Box'

import { caseCrumbs, casePage as texts } from '../../content/case-study'
import type { CaseStudy } from '../../content/types'
import { Testimonials } from '../../ui/blocks/Testimonials'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHead } from '../../ui/page/PageHead'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SiteClosing } from '../../ui/page/SiteClosing'
import { TextBlocks } from '../../ui/text/TextBlocks'
import { TextSections } from '../../ui/text/TextSections'
import { BeforeAfter } from './BeforeAfter'

/** A case study: figures, text and a quote. An invented one says so, and search engines do not list it. */
export function CasePage({ content }: { content: CaseStudy }) {
  const { title, summary, path, figures, sections, quote, sample } = content
  const crumbs = caseCrumbs(title)
  return (
    <>
      <PageHead meta={content} noindex={sample} crumbs={crumbs} />
      <article>
        <PageHeader heading={title} lead={summary} seed={path} crumbs={crumbs}>
          <Box sx={{ mt: 3 }}>
            <TextBlocks blocks={texts.facts(content)} />
          </Box>
        </PageHeader>
        <HydrationBoundary>
          <PageSection tone="mist" labelledBy="numbers" {...texts.numbers}>
            <BeforeAfter figures={figures} />
            <TextBlocks blocks={texts.measured(figures)} />
          </PageSection>
          <PageSection>
            <TextSections sections={sections} />
          </PageSection>
          <PageSection tone="mist">
            <Testimonials testimonials={[quote]} />
          </PageSection>
          <SiteClosing />
        </HydrationBoundary>
      </article>
    </>
  )
}
