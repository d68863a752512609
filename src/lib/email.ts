/** https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const validEmail =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i

/**
 * An address that mail reaches from anywhere, such as `asha.rao+shop@भोपाल.भारत`. {@link isEmail} also accepts
 * addresses without a dot, for machines nearby, and some web addresses (`medium.com/@asha.rao`).
 */
export const publicEmail =
  /^[\p{L}\p{M}\p{N}.+_%'-]+@(?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+$/u

/** Whether `<input type="email">` accepts the text: the contact form and browsers without scripts have to agree. */
export const isEmail = (text: string): boolean => validEmail.test(withAsciiDomain(text))

/** Browsers convert the domain to ASCII before they check it: `भारत` to `xn--h2brj9c`. */
function withAsciiDomain(text: string): string {
  const at = text.lastIndexOf('@') + 1
  const domain = text.slice(at)
  // Only for domains with non-ASCII letters, because the URL parser corrects other mistakes
  if (at === 0 || !/^[\p{L}\p{M}\p{N}.-]*[^\p{ASCII}][\p{L}\p{M}\p{N}.-]*$/u.test(domain))
    return text
  try {
    return text.slice(0, at) + new URL(`https://${domain}`).hostname
  } catch {
    return text
  }
}
