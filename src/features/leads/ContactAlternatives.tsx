import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { company } from '../../generated/company'
import { leadFieldNames } from '../../content/lead-fields'
import * as forms from '../../generated/texts/lead-forms'
import { mailHref, phoneHref, whatsAppHref } from '../../lib/contact-links'
import { CopyText } from '../../ui/forms/CopyText'
import { ExternalLink } from '../../ui/text/ExternalLink'
import type { SentLead } from './lead-result'

const texts = forms.alternativesTexts

type ContactAlternativesProps = {
  lead: SentLead
  intro?: ReactNode
}

/** Offers a phone call, the visitor's own mail program and more for a lead that may not have been sent. */
export function ContactAlternatives({ lead, intro = texts.lead }: ContactAlternativesProps) {
  const phone = company.phones[0]
  const text = leadAsText(lead)
  return (
    <Box sx={{ mt: 1.5 }}>
      <LeadReference reference={lead.reference} />
      <Typography>{intro}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 3, '& > li': { py: 0.75 } }}>
        <li>
          <Link href={phoneHref(phone)}>{texts.callLabel(phone)}</Link>
        </li>
        <li>
          <Link href={mailHref(company.email, { subject: texts.mailSubject, body: text })}>
            {texts.mailLabel(company.email)}
          </Link>
        </li>
        {company.whatsApp && (
          <li>
            <ExternalLink href={whatsAppHref(company.whatsApp, text)}>
              {texts.whatsAppLabel}
            </ExternalLink>
          </li>
        )}
      </Box>
      <CopyText text={text} texts={texts.copy} />
    </Box>
  )
}

/** The reference of a lead. It is shown after every result, so that the visitor can name it on the phone. */
export function LeadReference({ reference }: { reference: string }) {
  if (!reference) return null
  return (
    <Typography sx={{ mt: 1 }}>
      {forms.referenceLabel} <strong translate="no">{reference}</strong>
    </Typography>
  )
}

/** The reference comes first, because a link holds only the beginning of a long request. */
function leadAsText(lead: SentLead): string {
  const lines = leadFieldNames
    .filter((name) => lead[name])
    .map((name) => `${forms.leadFieldLabels[name]}: ${lead[name]}`)
  return [...(lead.reference ? [`${forms.referenceLabel} ${lead.reference}`] : []), ...lines].join(
    '\n',
  )
}
