import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { casePage as texts } from '../../content/case-study'
import type { CaseFigure } from '../../content/types'

/** Two bars for each figure. Hidden from assistive technology, because the table below has the same numbers. */
export function BeforeAfter({ figures }: { figures: readonly CaseFigure[] }) {
  return (
    <Box
      aria-hidden
      sx={{ display: 'grid', gridTemplateColumns: { md: '1fr 1fr' }, gap: 5, mb: 5 }}
    >
      {figures.map((figure) => (
        <Box key={figure.name} sx={figureStyle}>
          <Typography variant="h4" component="div">
            {figure.name}
          </Typography>
          <Typography variant="figure" component="div" sx={{ my: 1.5 }}>
            {texts.change(figure)}
          </Typography>
          {texts.bars(figure).map(({ label, value, ...bar }) => (
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
