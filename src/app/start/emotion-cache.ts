import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** The first part of the names of all classes that Emotion makes. */
export const emotionKey = 'css'

/** The names of Emotion's classes in a stylesheet, without their first part. */
export const classNames = /\.css-([\w-]+)/g

/**
 * Emotion's cache, told which rules the page has. They are not in an element with `data-emotion`, which Emotion moves
 * (`findings/emotion-moves-styles.sh`): the browser would compute all styles again.
 * @see https://emotion.sh/docs/ssr#advanced-approach
 */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: emotionKey, stylisPlugins: [addPrefixes] })
  const style = document.querySelector<HTMLElement>('style[data-rules]')
  for (const id of style?.dataset.rules?.split(' ') ?? []) cache.inserted[id] = true
  for (const [, id = ''] of style?.textContent.matchAll(classNames) ?? []) cache.inserted[id] = true
  return cache
}

/** What a supported browser knows only with a prefix. Emotion's own plugin takes several times as long. */
const prefixed =
  /^(?:user-select|hyphens|mask|backdrop-filter|print-color-adjust|box-decoration-break|text-(?:decoration|size-adjust))/

export const addPrefixes: StylisPlugin = (element) => {
  if (element.type === 'decl' && prefixed.test(element.value))
    element.return = `-webkit-${element.value}${element.value}`
}
