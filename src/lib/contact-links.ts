/** The `tel:` address of a phone number as people write it: https://www.rfc-editor.org/rfc/rfc3966 */
export const phoneHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`

/** The `mailto:` address of a message (https://www.rfc-editor.org/rfc/rfc6068), with CRLF. A long text is shortened. */
export function mailHref(email: string, message: { subject?: string; body?: string } = {}): string {
  const subject = message.subject ? `subject=${encode(message.subject)}` : ''
  const start = `mailto:${email.replace(/%/g, '%25')}${subject && `?${subject}`}`
  if (!message.body) return start
  return withText(`${start}${subject ? '&' : '?'}body=`, message.body.replace(/\r?\n/g, '\r\n'))
}

/** A WhatsApp chat, its message written or shortened. `number`: digits, https://faq.whatsapp.com/5913398998672934 */
export const whatsAppHref = (number: string, text = ''): string =>
  text ? withText(`https://wa.me/${number}?text=`, text) : `https://wa.me/${number}`

/** Some mail programs cut longer addresses off. A Hindi letter takes nine characters. */
const longestHref = 2_000

/** Appends the text, or its beginning and '…' if the whole would make the address too long. */
function withText(start: string, text: string): string {
  const whole = start + encode(text)
  if (whole.length <= longestHref) return whole
  const end = encode('…')
  let href = start
  for (const character of text) {
    const longer = href + encode(character)
    if (longer.length + end.length > longestHref) break
    href = longer
  }
  return href + end
}

/** `encodeURIComponent` throws on lone surrogates. */
const encode = (text: string): string =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
