import createCache, { type EmotionCache } from '@emotion/cache'

/** The first part of the names of all classes that Emotion makes. */
export const emotionKey = 'css'

/**
 * Makes the cache that Emotion inserts rules from, and tells it which ones the page has. They are not in an element with
 * `data-emotion`: Emotion moves that to another place, and the browser would compute all styles again.
 *
 * @see https://emotion.sh/docs/ssr#advanced-approach
 */
export function createPageCache(): EmotionCache {
  const cache = createCache({ key: emotionKey })
  const { rules = '' } = document.querySelector<HTMLElement>('style[data-rules]')?.dataset ?? {}
  for (const id of rules.split(' ')) cache.inserted[id] = true
  return cache
}
