import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { CaseFigure } from '../../content/types'
import { caseTexts as texts } from '../../content/work'

/** Two bars for each figure. Hidden from assistive technology: a table below must have the same numbers. */
export function BeforeAfter({ figures }: { figures: readonly CaseFigure[] }) {
  return (
    <Box aria-hidden sx={gridStyle}>
      {figures.map((figure) => (
        <Box key={figure.name} sx={figureStyle}>
          <Typography variant="h4" component="div">
            {figure.name}
          </Typography>
          <Typography variant="figure" component="div" sx={{ my: 2 }}>
            {texts.change(figure)}
          </Typography>
          {(['before', 'after'] as const).map((when) => (
            <Box key={when} sx={rowStyle}>
              <span>{texts[when]}</span>
              <strong>{texts.withUnit(figure[when], figure.unit)}</strong>
              {/* In the color of the text, which print and forced colors change; lengths need no script */}
              <svg width="100%" height="20">
                <rect
                  x="1"
                  y="1"
                  width={`${(98 * figure[when]) / Math.max(figure.before, figure.after, 1)}%`}
                  height="18"
                  stroke="currentColor"
                  fill="currentColor"
                  fillOpacity={when === 'before' ? 0 : 1}
                />
              </svg>
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  )
}

const gridStyle = {
  display: 'grid',
  gap: { xs: 4, md: 6 },
  gridTemplateColumns: { sm: '1fr 1fr' },
  mb: { xs: 4, md: 6 },
} as const

const figureStyle = {
  borderTop: 3,
  borderColor: 'brand.accent',
  pt: 2,
  breakInside: 'avoid',
} as const

const rowStyle = {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  typography: 'body2',
  mt: 1,
  '& svg': { gridColumn: '1 / -1', color: 'primary.main' },
} as const
