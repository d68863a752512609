import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { barsOf, caseStudyFacts, changeOf, measuredBlocks } from '../../content/case-studies'
import { caseStudyTexts, workPage } from '../../generated/texts/work'
import { paths } from '../../paths'
import type { CaseStudyFigure, CaseStudy } from '../../content/schema/types'
import { Testimonials } from '../../ui/blocks/Testimonials'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SiteClosing } from '../../ui/page/SiteClosing'
import { TextBlocks } from '../../ui/text/TextBlocks'
import { TextSections } from '../../ui/text/TextSections'

/** A case study: figures, text and a quote. An invented one says so, and search engines do not list it. */
export function CaseStudyPage({ content }: { content: CaseStudy }) {
  const { summary, figures, sections, quote, sample } = content
  return (
    <article>
      <PageHeader
        meta={content}
        lead={summary}
        noindex={sample}
        parents={[{ label: workPage.heading, path: paths.work }]}
      >
        <Box sx={{ mt: 3 }}>
          <TextBlocks blocks={caseStudyFacts(content)} />
        </Box>
      </PageHeader>
      <HydrationBoundary>
        <PageSection tone="mist" labelledBy="numbers" {...caseStudyTexts.numbers}>
          <BeforeAfter figures={figures} />
          <TextBlocks blocks={measuredBlocks(figures)} />
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
  )
}

/** Two bars for each figure. Hidden from assistive technology, because the table below has the same numbers. */
function BeforeAfter({ figures }: { figures: readonly CaseStudyFigure[] }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 5, mb: 5 }}
    >
      {figures.map((figure, index) => (
        <Box key={index} sx={figureStyle}>
          <Typography variant="h4" component="div">
            {figure.name}
          </Typography>
          <Typography variant="figure" component="div" sx={{ my: 1.5 }}>
            {changeOf(figure)}
          </Typography>
          {barsOf(figure).map(({ label, value, ...bar }) => (
            <Box key={label} sx={{ color: 'primary.main' }}>
              {label} <strong>{value}</strong>
              <svg width="100%" height="20">
                <rect height="20" {...bar} />
              </svg>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

const figureStyle = {
  typography: 'body2',
  breakInside: 'avoid',
  borderTop: 3,
  borderColor: 'brand.accent',
  pt: 2,
  // In the color of the text around it, which print and forced colors replace
  '& svg': { display: 'block', fill: 'currentColor', mb: 1 },
} as const
