import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import StepLabel from '@mui/material/StepLabel'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'

type ProcessStepperProps = {
  steps: readonly { title: string; description: string }[]
  headingLevel: 'h2' | 'h3'
  /** Stands on the deep tone. */
  isOnDeep?: boolean
}

/**
 * Steps that follow one another: side by side on wide screens, one below the other on narrow ones.
 * No step is the current one: it is an ordered list, not a control.
 */
export function ProcessStepper({ steps, headingLevel, isOnDeep = false }: ProcessStepperProps) {
  return (
    <Stepper
      activeStep={-1}
      connector={null}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', md: `repeat(${steps.length}, 1fr)` },
        gap: { xs: 4, md: 3 },
        alignItems: 'stretch',
      }}
    >
      {steps.map((step, index) => (
        <Step
          key={step.title}
          sx={{
            p: 0,
            borderTop: 2,
            borderColor: isOnDeep ? 'tone.deepLine' : 'brand.lineSoft',
            pt: 2.5,
          }}
        >
          <StepLabel
            slots={{ stepIcon: () => <StepNumber number={index + 1} /> }}
            sx={{
              p: 0,
              alignItems: 'flex-start',
              flexDirection: 'column',
              gap: 1.5,
              '& .MuiStepLabel-labelContainer': { color: 'inherit' },
            }}
          >
            <Typography variant="h4" component={headingLevel}>
              {step.title}
            </Typography>
          </StepLabel>
          <Typography
            variant="body2"
            sx={{ mt: 1, color: isOnDeep ? 'tone.deepMuted' : 'text.secondary' }}
          >
            {step.description}
          </Typography>
        </Step>
      ))}
    </Stepper>
  )
}

/** The number as a figure. The list says the position to assistive technology. */
function StepNumber({ number }: { number: number }) {
  return (
    <Box aria-hidden sx={{ typography: 'figure', fontSize: '2.25rem', color: 'brand.accent' }}>
      {number}
    </Box>
  )
}
