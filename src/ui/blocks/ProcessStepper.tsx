import Box from '@mui/material/Box'
import Step from '@mui/material/Step'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'

type ProcessStepperProps = { steps: readonly { title: string; description: string }[] }

/** An ordered list of steps. Without MUI's StepLabel: it is a `span`, which must not contain a heading. */
export function ProcessStepper({ steps }: ProcessStepperProps) {
  return (
    <Stepper
      activeStep={-1}
      connector={null}
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '1fr',
          // Three fit in a row, four do not: they get two rows
          sm: steps.length % 2 === 0 ? '1fr 1fr' : `repeat(${steps.length}, 1fr)`,
          md: `repeat(${steps.length}, 1fr)`,
        },
        gap: { xs: 4, md: 3 },
        alignItems: 'stretch',
      }}
    >
      {steps.map((step, index) => (
        <Step
          key={index}
          sx={{
            p: 0,
            pt: 2.5,
            borderTop: 2,
            borderColor: 'tone.deepLine',
          }}
        >
          {/* Hidden: screen readers announce the position in the list already */}
          <Box
            aria-hidden
            sx={{ typography: 'figure', fontSize: '2.25rem', color: 'brand.accent', mb: 1.5 }}
          >
            {index + 1}
          </Box>
          <Typography variant="h4" component="h3">
            {step.title}
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, color: 'tone.deepMuted' }}>
            {step.description}
          </Typography>
        </Step>
      ))}
    </Stepper>
  )
}
