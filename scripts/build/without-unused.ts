import type { Plugin } from 'vite'

/**
 * Takes Emotion's own prefixer out of the browser's code, where it would be carried along unused: the site's
 * cache has one of its own (`src/lib/style-cache.ts`).
 *
 * @throws if Emotion names it otherwise: then this needs a look.
 */
export function withoutPrefixer(): Plugin {
  return {
    name: 'without-prefixer',
    apply: 'build',
    transform: {
      filter: { id: /@emotion\/cache\/dist\/emotion-cache[\w.-]*\.js$/ },
      handler(code) {
        const list = 'defaultStylisPlugins = [prefixer]'
        if (!code.includes(list)) throw new Error(`@emotion/cache has no ${list}`)
        return { code: code.replace(list, 'defaultStylisPlugins = []'), map: null }
      },
    },
  }
}
