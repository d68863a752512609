import Box from '@mui/material/Box'

import { pageLabels } from '../../content/generated/page-labels'
import { closingCall, shell } from '../../content/shell'
import type { CaseStudy } from '../../content/types'
import { caseTexts as texts, workPage } from '../../content/work'
import { paths } from '../../paths'
import { Testimonials } from '../../ui/blocks/Testimonials'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHead } from '../../ui/page/PageHead'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SectionHeading } from '../../ui/page/SectionHeading'
import { SiteClosing } from '../../ui/page/SiteClosing'
import { breadcrumbNode } from '../../ui/page/structured-data'
import { TextBlocks } from '../../ui/text/TextBlocks'
import { TextSections } from '../../ui/text/TextSections'
import { BeforeAfter } from './BeforeAfter'

/** A case study: the figures, the text and a quote. An invented one says so, and search engines do not list it. */
export function CasePage({ content }: { content: CaseStudy }) {
  const { title, service, summary, figures, sections, quote, sample } = content
  const crumbs = [
    { label: shell.home, path: paths.home },
    { label: workPage.heading, path: paths.work },
    { label: title },
  ]
  const link = { text: pageLabels.find(({ path }) => path === service)?.label ?? '', path: service }
  return (
    <>
      <PageHead meta={content} noindex={sample} structuredData={[breadcrumbNode(crumbs)]} />
      <article>
        <PageHeader
          heading={title}
          lead={summary}
          seed={content.path}
          breadcrumb={{ label: shell.breadcrumb, items: crumbs }}
        >
          <Box sx={{ mt: 3 }}>
            <TextBlocks
              blocks={[
                [texts.facts(content), link],
                ...(sample ? [{ note: texts.sampleNote }] : []),
              ]}
            />
          </Box>
        </PageHeader>
        <HydrationBoundary>
          <PageSection tone="mist" labelledBy="numbers">
            <SectionHeading id="numbers" intro={texts.numbersIntro}>
              {texts.numbersHeading}
            </SectionHeading>
            <BeforeAfter figures={figures} />
            <TextBlocks blocks={[{ table: texts.table(figures) }]} />
          </PageSection>
          <PageSection>
            <TextSections sections={sections} />
          </PageSection>
          <PageSection tone="mist" labelledBy="quote">
            <SectionHeading id="quote">{texts.quoteHeading}</SectionHeading>
            <Testimonials testimonials={[quote]} />
          </PageSection>
        </HydrationBoundary>
      </article>
      <SiteClosing content={closingCall} />
    </>
  )
}
