import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'

import { statistics } from '../../generated/statistics'
import { homePage } from '../../generated/texts/home'

/** Statistics as large figures, on the home page's gradient. */
export function ResultsStrip() {
  return (
    <Box
      component="section"
      aria-labelledby="results"
      sx={{ color: 'tone.deepText', pt: { xs: 4, md: 6 }, '&::after': skyStyle }}
    >
      <Container>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 48px', alignItems: 'baseline', mb: 4 }}
        >
          <Typography variant="h3" component="h2" id="results">
            {homePage.results.heading}
          </Typography>
          <Typography variant="body2" sx={{ color: 'tone.deepMuted', maxWidth: '36rem' }}>
            {homePage.results.intro}
          </Typography>
        </Box>
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
            borderTop: 1,
            borderColor: 'tone.deepLine',
          }}
        >
          {statistics.map((statistic, index) => (
            <Box
              key={index}
              sx={{
                display: 'flex',
                flexDirection: 'column',
                py: 3,
                pr: 2,
                borderStyle: 'solid',
                borderWidth: { xs: '0 0 1px', lg: 0 },
                borderColor: 'tone.deepLine',
              }}
            >
              <Typography component="dt" variant="eyebrow" sx={{ order: 2, mt: 1.5 }}>
                {statistic.name}
              </Typography>
              <Typography component="dd" variant="figure" sx={figureStyle}>
                {statistic.value}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ m: 0, order: 3, color: 'tone.deepMuted', mt: 0.5 }}
              >
                {statistic.description}
              </Typography>
            </Box>
          ))}
        </Box>
      </Container>
    </Box>
  )
}

const figureStyle = {
  m: 0,
  order: 1,
  fontSize: 'clamp(2rem, 1.5rem + 1.7vw, 2.875rem)',
} as const

/** The light end of the gradient. It is below all text, which would not have enough contrast on it. */
const skyStyle = {
  content: '""',
  display: 'block',
  height: { xs: 128, md: 224 },
  background:
    'linear-gradient(transparent, var(--bl-palette-brand-homeMiddle) 30%, var(--bl-palette-brand-homeSky) 70%, var(--bl-palette-background-default))',
} as const
