import type { Plugin } from 'vite'

type Removal = { id: RegExp; find: RegExp; replacement: string }

/** What packages carry along although this site never runs it. */
const removals: readonly Removal[] = [
  // The site's cache has a prefixer of its own (src/lib/style-cache.ts)
  {
    id: /@emotion\/cache\/dist\/emotion-cache[\w.-]*\.js$/,
    find: /defaultStylisPlugins = \[prefixer\]/,
    replacement: 'defaultStylisPlugins = []',
  },
  // No button has ripples (src/theme.ts), whose styles would be made on every page
  {
    id: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    find: /import TouchRipple from [^\n]+/,
    replacement: 'const TouchRipple = () => null;',
  },
  // Only `withTheme` copies statics, which nothing calls
  {
    id: /@emotion\/react\/dist\/emotion-element-[\w.-]*\.js$/,
    find: /import hoistNonReactStatics from [^\n]+/,
    replacement: 'const hoistNonReactStatics = (component) => component;',
  },
  {
    id: /@emotion\/react\/dist\/emotion-react[\w.-]*\.js$/,
    find: /import 'hoist-non-react-statics';/,
    replacement: '',
  },
]

/**
 * Takes code out of packages that would be fetched and evaluated on every page, and never run.
 *
 * @throws if a package has it in another form: then this needs a look.
 */
export function withoutUnused(): Plugin[] {
  return removals.map(({ id, find, replacement }) => ({
    name: 'without-unused',
    apply: 'build',
    transform: {
      filter: { id },
      handler(code) {
        if (!find.test(code)) throw new Error(`No ${find.source} is left to take out`)
        return { code: code.replace(find, replacement), map: null }
      },
    },
  }))
}
