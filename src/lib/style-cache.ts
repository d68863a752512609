import type { Options, StylisPlugin } from '@emotion/cache'

/** What the site uses and a supported browser (`scripts/build/browser-targets.ts`) knows only with a prefix. */
const prefixed = /^(?:user-select|print-color-adjust|box-decoration-break|mask)/

const addPrefix: StylisPlugin = (element) => {
  // A rule has its selectors in `props`, a declaration its property.
  if (prefixed.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`
}

/**
 * Emotion's cache, in browsers and in the prerender step. Emotion's own prefixer writes for browsers of
 * ten years, with a dozen patterns for every declaration: it took a third of the time in which the table gets
 * its styles.
 */
export const styleCacheOptions: Options = { key: 'css', stylisPlugins: [addPrefix] }
