import Typography from '@mui/material/Typography'

import { RichText } from '../components/RichText'
import { dataNotice } from '../content/forms'

/** What is collected, why, for how long, and how to have it removed (DPDP Rules 2025, rule 3). */
export function LeadNotice() {
  return (
    <Typography variant="body2" sx={{ mt: 3, color: 'text.secondary' }}>
      <RichText text={dataNotice} />
    </Typography>
  )
}
