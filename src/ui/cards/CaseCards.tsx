import Typography from '@mui/material/Typography'

import type { CaseSummary } from '../../content/types'
import { CardGrid } from './CardGrid'
import { LinkCard } from './LinkCard'

type CaseCardsProps = {
  cases: readonly CaseSummary[]
  headingLevel: 'h2' | 'h3'
  /** `sample` marks invented examples; `read` is the text of the link. */
  texts: { readonly sample: string; readonly read: string }
}

/** Case studies, linked to their pages. */
export function CaseCards({ cases, headingLevel, texts }: CaseCardsProps) {
  return (
    <CardGrid items={cases} keyOf={({ path }) => path} columns={2}>
      {({ title, path, summary, sector, city, sample }) => (
        <LinkCard
          heading={title}
          headingLevel={headingLevel}
          path={path}
          text={summary}
          action={texts.read}
          meta={
            <Typography variant="eyebrow" sx={{ color: 'brand.accentText', mb: 1 }}>
              {[...(sample ? [texts.sample] : []), sector, city].join(' · ')}
            </Typography>
          }
        />
      )}
    </CardGrid>
  )
}
