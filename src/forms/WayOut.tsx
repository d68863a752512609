import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { company } from '../content/company'
import { wayOutTexts } from '../content/forms'
import { mailHref, phoneHref } from '../lib/contact-links'
import type { Lead } from '../services/mail'
import { leadAsText } from './lead-as-text'

type WayOutProps = {
  lead: Lead
  /** Where what was typed is now. */
  intro?: ReactNode
}

/** How the request still reaches us when it could not be sent: by phone, or in the visitor's own mail. */
export function WayOut({ lead, intro = wayOutTexts.lead }: WayOutProps) {
  const phone = company.phones[0]
  const request = { subject: wayOutTexts.mailSubject, body: leadAsText(lead) }
  return (
    <Box sx={{ mt: 1.5 }}>
      <Typography>{intro}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 3, '& > li': { py: 0.75 } }}>
        <li>
          <Link href={phoneHref(phone)}>{wayOutTexts.callLabel(phone)}</Link>
        </li>
        <li>
          <Link href={mailHref(company.email, request)}>
            {wayOutTexts.mailLabel(company.email)}
          </Link>
        </li>
      </Box>
    </Box>
  )
}
