import Typography from '@mui/material/Typography'

import { caseStudies } from '../../generated/work'
import { caseLabel } from '../../content/work'
import { caseTexts as texts } from '../../generated/texts/work'
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
        {(study) => (
          <LinkCard
            heading={study.title}
            path={study.path}
            text={study.summary}
            action={texts.read}
            meta={
              <Typography variant="eyebrow" sx={{ color: 'brand.accentText', mb: 1 }}>
                {caseLabel(study)}
              </Typography>
            }
          />
        )}
      </CardGrid>
    </PageSection>
  )
}
