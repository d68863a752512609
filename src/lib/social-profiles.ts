/** A profile in a social network, as the company's facts have it. */
export type SocialProfile = { readonly name: string; readonly url: string }

const known = /(?:^|\.)(?:facebook|instagram|linkedin|x|twitter|youtube)\.com$|^t\.me$/

/**
 * The plain, absolute address of a profile: without the mobile host, a final slash, and what 'Share' and address bars
 * append (`?igsh=…`, `?s=21&t=…`, `?utm_source=…`, `#…`). Networks that we do not know keep their own parameters.
 */
export function profileHref(url: string): string {
  const address = new URL(url)
  // The ids of old profiles: facebook.com/profile.php?id=1
  const isAppended = known.test(address.hostname) ? /^(?!id$)/ : /^(?:utm_|fbclid$|gclid$|igsh)/
  const own = [...address.searchParams].filter(([name]) => !isAppended.test(name))
  address.search = String(new URLSearchParams(own))
  address.hash = ''
  if (known.test(address.hostname))
    address.hostname = address.hostname.replace(/^(?:m|mobile|mbasic)\./, 'www.')
  return address.href.replace(/\/(?=\?|$)/, '')
}

/** The company's handle on X, such as `@banyanloop_ex`, for the tag `twitter:site`; undefined without a profile there. */
export function handleOnX(profiles: readonly SocialProfile[]): string | undefined {
  for (const { url } of profiles) {
    const [, handle] =
      /^https:\/\/(?:www\.|mobile\.)?(?:x|twitter)\.com\/@?(\w{1,15})(?=[/?#]|$)/.exec(url) ?? []
    if (handle) return `@${handle}`
  }
  return undefined
}
