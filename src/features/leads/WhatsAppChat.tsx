import { useLocation } from 'react-router-dom'

import { site } from '../../config'
import { company } from '../../generated/company'
import { shell } from '../../generated/texts/shell'
import { whatsAppHref } from '../../lib/contact-links'
import { ExternalLink } from '../../ui/text/ExternalLink'

/** A link to the company's WhatsApp chat, the page's address already in the message. Nothing without a number. */
export function WhatsAppChat() {
  const { pathname } = useLocation()
  if (!company.whatsApp) return null
  const href = whatsAppHref(company.whatsApp, shell.whatsApp.message(site.origin + pathname))
  return <ExternalLink href={href}>{shell.whatsApp.label}</ExternalLink>
}
