import type { IncomingMessage, ServerResponse } from 'node:http'

import { serveCopy, withScript, type SiteCopy } from '../support/site-copy'

/** A copy of the site that notes what goes wrong in its pages. */
export type ObservedSite = SiteCopy & {
  /** @returns what has gone wrong since the last call: failed requests, errors, policy violations. */
  readonly takeFaults: () => string[]
}

/** Runs first in each page. A picture can be requested under the policies of all pages and frames. */
const watch = `{
  const { origin } = new URL(document.currentScript.src) // a sandboxed frame has none of its own
  const report = (fault) => { new Image().src = origin + '/fault?' + encodeURIComponent(fault) }
  addEventListener('error', ({ message }) => { if (message) report('error: ' + message) })
  addEventListener('unhandledrejection', ({ reason }) => report('rejection: ' + reason))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report('policy: ' + violatedDirective + ' ' + blockedURI))
  addEventListener('DOMContentLoaded', () => {
    // Browsers without scroll anchoring show a change of height as a jump, if nobody has asked for it
    let [state, heights] = ['', []]
    const motion = matchMedia('(prefers-reduced-motion: reduce)')
    const observer = new ResizeObserver(() => {
      const { clientWidth, scrollHeight } = document.documentElement
      // Another width is asked for, fonts that come move lines, and a page that closes loses the emulated setting
      const now = clientWidth + (motion.matches ? ' with less motion' : '')
      if (now !== state || document.fonts.status === 'loading') [state, heights] = [now, []]
      heights.push(scrollHeight)
      if (Math.max(...heights) - Math.min(...heights) > 200) report('jump: ' + heights + ' px high at ' + state)
    })
    if (window === top) observer.observe(document.documentElement) // a frame is hidden until it is filled
    // Emotion adds what later pages need, and the starter adds all variables; other styles are in the page
    const styles = new MutationObserver((changes) => {
      const nodes = changes.flatMap(({ addedNodes }) => [...addedNodes])
      const isLate = (node) => node.matches?.('style:not([data-emotion]), link[rel=stylesheet]:not([href*="/theme-"])')
      if (nodes.some(isLate)) report('styles that come late')
    })
    styles.observe(document, { subtree: true, childList: true })
    const stop = () => [observer, styles].forEach((it) => it.disconnect())
    for (const type of ['click', 'input']) addEventListener(type, stop, true)
  })
}`

/** Serves a copy of the last build whose pages report their faults to the server. */
export async function observeSite(): Promise<ObservedSite> {
  const faults: string[] = []
  const answer = ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    const [, fault] = /^\/fault\?(.*)/.exec(url) ?? []
    if (fault) faults.push(decodeURIComponent(fault))
    else if (url === '/watch.js') response.setHeader('Content-Type', 'text/javascript')
    else {
      response.on('finish', () => {
        if (response.statusCode >= 400) faults.push(`${response.statusCode} ${url}`)
      })
      return false
    }
    response.end(fault ? '' : watch)
    return true
  }
  const site = await serveCopy({ answer, editPage: withScript('/watch.js') })
  return { ...site, takeFaults: () => faults.splice(0) }
}
