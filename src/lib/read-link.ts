import { mailHref, phoneHref, whatsAppHref } from './contact-links'
import { publicEmail } from './email'
import { foldDigits } from './fold-text'

/**
 * The addresses to which a text leads that is wholly a phone number (a call, and a chat in WhatsApp), an e-mail address
 * or an `https:` address. None for all other texts, such as `javascript:alert(1)` and `=HYPERLINK("https://…")`.
 */
export function readLinks(text: string): string[] {
  const typed = text.trim()
  const phone = readPhone(typed)
  if (phone) return [phoneHref(phone), whatsAppHref(phone.slice(1))]
  if (publicEmail.test(typed)) return [mailHref(typed)]
  return isWebAddress(typed) ? [typed.replace(/^https/i, 'https')] : []
}

/**
 * A phone number with its country code (https://www.itu.int/rec/T-REC-E.164), of India where none is written: then it is
 * a mobile number, or has the zero before the area code. Meta writes `p:` before it. @returns '' for other texts.
 */
function readPhone(text: string): string {
  const typed = foldDigits(text).replace(/^(?:p:|tel:|whatsapp:|')\s?|\(0\)/g, '')
  if (!/^\(?\+?\(?\d[\d ().-]*$/.test(typed)) return ''
  // A number with decimals, and the beginning of a date
  if (/^\+?\d+\.\d+$|^\d{1,2}[-. ]\d{1,2}[-. ]/.test(typed)) return ''
  const digits = typed.replace(/\D/g, '')
  // Fewer digits behind 00 are a number that a program has filled up
  if (!typed.includes('+') && !/^00\d{10}/.test(digits)) {
    const indian = /^(?:0(?=[1-9])|91(?=[6-9])|(?=[6-9]))(\d{10})$/.exec(digits)?.[1]
    return indian ? `+91${indian}` : ''
  }
  const number = digits.replace(/^00/, '').replace(/^910(?=\d{10}$)/, '91')
  return /^(?:91\d{10}|(?!91)[1-9]\d{7,14})$/.test(number) ? `+${number}` : ''
}

/** Without a name and a password, which look like the host, and signs that turn around what is read. */
function isWebAddress(text: string): boolean {
  if (text.length > 2_000 || !/^https:\/\/[^\s\p{Cc}\p{Bidi_Control}]+$/iu.test(text)) return false
  try {
    const { hostname, username, password } = new URL(text)
    return hostname.includes('.') && username + password === ''
  } catch {
    return false
  }
}
