import type { ReactNode } from 'react'

import { whatsAppHref } from '../../lib/contact-links'
import { ExternalLink } from './ExternalLink'

type WhatsAppLinkProps = {
  /** Digits with the country code. */
  number: string
  /** The message, which the visitor can still change. */
  text: string
  children: ReactNode
}

/** A link to a WhatsApp chat, its message already written. */
export function WhatsAppLink({ number, text, children }: WhatsAppLinkProps) {
  return <ExternalLink href={whatsAppHref(number, text)}>{children}</ExternalLink>
}
