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
  /** Tells visitors where to find what they typed. */
  intro?: ReactNode
}

/** Offers a phone call or the visitor's own mail program for a lead that could not be sent. */
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

/** CRLF as https://www.rfc-editor.org/rfc/rfc6068#section-5 says; `encodeURIComponent` throws on lone surrogates. */
const leadAsText = (lead: Lead): string =>
  leadFieldNames
    .filter((name) => lead[name])
    .map((name) => `${leadFieldLabels[name]}: ${lead[name]}`)
    .join('\n')
    .replace(/\r?\n/g, '\r\n')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
