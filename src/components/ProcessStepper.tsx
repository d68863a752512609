import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

type ProcessStepperProps = {
  steps: readonly { title: string; description: string }[]
  headingLevel: 'h2' | 'h3'
  /** Stands on the deep tone. */
  isOnDeep?: boolean
}

/**
 * Steps that follow one another: side by side on wide screens, one below the other on narrow ones.
 * An ordered list and no MUI stepper: no step is the current one, and MUI's label is a `span`, where
 * neither a heading nor a block may stand.
 */
export function ProcessStepper({ steps, headingLevel, isOnDeep = false }: ProcessStepperProps) {
  return (
    <Box
      component="ol"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: `repeat(${steps.length}, 1fr)` },
        gap: { xs: 4, md: 3 },
      }}
    >
      {steps.map((step, index) => (
        <Box
          component="li"
          key={step.title}
          sx={{
            borderTop: 2,
            borderColor: isOnDeep ? 'tone.deepLine' : 'brand.lineSoft',
            pt: 2.5,
          }}
        >
          {/* A figure for the eye: the list says the position to assistive technology */}
          <Box
            aria-hidden
            sx={{ typography: 'figure', fontSize: '2.25rem', color: 'brand.accent', mb: 1.5 }}
          >
            {index + 1}
          </Box>
          <Typography variant="h4" component={headingLevel}>
            {step.title}
          </Typography>
          <Typography
            variant="body2"
            sx={{ mt: 1, color: isOnDeep ? 'tone.deepMuted' : 'text.secondary' }}
          >
            {step.description}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
