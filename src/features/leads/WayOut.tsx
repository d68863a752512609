import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { company } from '../../content/company'
import { leadFieldLabels, leadFieldNames, wayOutTexts } from '../../content/forms'
import { mailHref, phoneHref } from '../../lib/contact-links'
import type { Lead } from './mail'

type WayOutProps = {
  lead: Lead
  /** Where what was typed is now. */
  intro?: ReactNode
}

/** How a request that could not be sent still reaches us: by phone, or in the visitor's own mail. */
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

/** For a `mailto:` URL: lines end with CRLF (RFC 6068), and lone surrogates cannot be encoded. */
const leadAsText = (lead: Lead): string =>
  leadFieldNames
    .filter((name) => lead[name])
    .map((name) => `${leadFieldLabels[name]}: ${lead[name]}`)
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
