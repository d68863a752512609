import type { Options, StylisPlugin } from '@emotion/cache'

/** What the site uses and a supported browser (`scripts/build/browser-targets.ts`) knows only with a prefix. */
const prefixed = /^(?:user-select|print-color-adjust|box-decoration-break|mask)/

const addPrefix: StylisPlugin = (element) => {
  // A rule has its selectors in `props`, a declaration its property.
  if (prefixed.test(String(element.props)))
    element.return = `-webkit-${element.value}${element.value}`
}

/** For browsers of ten years ago. */
const outdated = /::-(?:moz-placeholder|ms-input-placeholder|moz-focus-inner)/

/**
 * Leaves out what Material UI writes for outdated browsers, which all supported ones know under its plain name. Where
 * a browser does not know a selector it throws an error, and that takes longer than ten rules that it knows.
 */
const dropOutdated: StylisPlugin = (element) => {
  if (element.type !== 'rule' || !Array.isArray(element.props)) return
  if (element.props.every((selector) => outdated.test(selector))) element.children = []
  element.props = element.props.map((selector) =>
    selector.replace('::-webkit-input-placeholder', '::placeholder'),
  )
}

/**
 * Emotion's cache, in browsers and in the prerender step. Emotion's own prefixer writes for browsers of
 * ten years, with a dozen patterns for every declaration: it took a third of the time in which the table gets
 * its styles.
 */
export const styleCacheOptions: Options = { key: 'css', stylisPlugins: [dropOutdated, addPrefix] }
