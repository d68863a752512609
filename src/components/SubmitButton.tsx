import Button from '@mui/material/Button'
import type { Ref } from 'react'

type SubmitButtonProps = {
  label: string
  /** Takes the label's place while something is sent. */
  busyLabel: string
  isBusy: boolean
  ref?: Ref<HTMLButtonElement>
}

/**
 * Sends the form it stands in. While busy it says so and keeps the focus: `disabled` would drop it.
 * That a second press does nothing is up to the form.
 */
export function SubmitButton({ label, busyLabel, isBusy, ref }: SubmitButtonProps) {
  return (
    <Button
      ref={ref}
      type="submit"
      variant="contained"
      size="large"
      aria-disabled={isBusy || undefined}
      sx={{ '&[aria-disabled="true"]': { cursor: 'progress', bgcolor: 'text.secondary' } }}
    >
      {isBusy ? busyLabel : label}
    </Button>
  )
}
