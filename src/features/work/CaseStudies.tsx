import Typography from '@mui/material/Typography'

import { caseStudies } from '../../generated/work'
import { caseStudyLabel } from '../../content/case-studies'
import { caseStudyTexts as texts } from '../../generated/texts/work'
import { paths } from '../../paths'
import { CardGrid } from '../../ui/cards/CardGrid'
import { LinkCard } from '../../ui/cards/LinkCard'
import { PageSection, type SectionTone } from '../../ui/page/PageSection'

/** A section with a card for each case study. `isAll`: on the page that only lists them. */
export function CaseStudies({ isAll, tone }: { isAll?: boolean; tone?: SectionTone }) {
  const { teaser } = texts
  const rest = !isAll && { intro: teaser.intro, link: { label: teaser.link, path: paths.work } }
  return caseStudies.length === 0 ? null : (
    <PageSection
      tone={tone}
      labelledBy="case-studies"
      heading={isAll ? texts.allHeading : teaser.heading}
      {...rest}
    >
      <CardGrid items={caseStudies} keyOf={({ path }) => path} columns={2}>
        {(caseStudy) => (
          <LinkCard
            heading={caseStudy.title}
            path={caseStudy.path}
            text={caseStudy.summary}
            action={texts.read}
            meta={
              <Typography variant="eyebrow" sx={{ color: 'brand.accentText', mb: 1 }}>
                {caseStudyLabel(caseStudy)}
              </Typography>
            }
          />
        )}
      </CardGrid>
    </PageSection>
  )
}
