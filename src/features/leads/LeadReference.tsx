import Typography from '@mui/material/Typography'

import { referenceLabel } from '../../generated/texts/lead-forms'

/** The reference of a lead. It is shown after every result, so that the visitor can name it on the phone. */
export function LeadReference({ reference }: { reference: string }) {
  if (!reference) return null
  return (
    <Typography sx={{ mt: 1 }}>
      {referenceLabel} <strong translate="no">{reference}</strong>
    </Typography>
  )
}
