import type { Plugin } from 'vite'

type Change = { id: RegExp; find: RegExp; replacement: string }

/** What packages carry along although this site never runs it, and what they do long before it is needed. */
const changes: readonly Change[] = [
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
  // Themes for an app without one: everything here stands in the site's (src/App.tsx)
  {
    id: /@mui\/material\/styles\/defaultTheme\.mjs$/,
    find: /const defaultTheme = createTheme\(\);/,
    replacement: 'const defaultTheme = {};',
  },
  {
    id: /@mui\/material\/Box\/Box\.mjs$/,
    find: /const defaultTheme = createTheme\(\);/,
    replacement: 'const defaultTheme = {};',
  },
  // Every value of what makes no variables (the same rule says so for all of a group) was looked at
  {
    id: /@mui\/system\/cssVars\/cssVarsParser\.mjs$/,
    find: /keys => keys\[0\] === 'vars'/,
    replacement:
      "keys => keys[0] === 'vars' || (keys.length === 1 && shouldSkipGeneratingVar?.(keys, ''))",
  },
  // Half of the time it takes to make the theme; the app makes them in a task of their own (src/entry-client.tsx)
  {
    id: /@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    find: /const \{\s*vars,\s*generateThemeVars,\s*generateStyleSheets\s*\} = prepareCssVars\(theme, parserConfig\);\s*theme\.vars = vars;/,
    replacement: `
      const unprepared = { ...theme };
      let prepared;
      const prepare = () => (prepared ??= prepareCssVars(unprepared, parserConfig));
      const generateThemeVars = () => prepare().generateThemeVars();
      const generateStyleSheets = () => prepare().generateStyleSheets();
      Object.defineProperty(theme, 'vars', { get: () => prepare().vars, enumerable: true });`,
  },
  {
    id: /@mui\/material\/styles\/createThemeWithVars\.mjs$/,
    find: /theme\.spacing = theme\.generateSpacing\(\);/, // asks whether there are variables
    replacement: `
      let spacing;
      theme.spacing = (...sizes) => (spacing ??= theme.generateSpacing())(...sizes);
      theme.spacing.mui = true;`,
  },
  // The grid's own pager, which stands hidden, would look up at once how English writes numbers
  {
    id: /@mui\/material\/locale\/utils\/buildFormatNumber\.mjs$/,
    find: /let formatter;([^]+?)(\n {2}return value => \{)/,
    replacement: 'let formatter, isLookedUp = false;$2 if (!isLookedUp) { isLookedUp = true;$1 }',
  },
]

/**
 * Makes packages lighter on every page: without code that would be fetched and evaluated but never run, and
 * with dear work done when it is first needed.
 *
 * @throws if a package has the code in another form: then this needs a look.
 */
export function lighterPackages(): Plugin[] {
  return changes.map(({ id, find, replacement }) => ({
    name: 'lighter-packages',
    apply: 'build',
    transform: {
      filter: { id },
      handler(code) {
        if (!find.test(code)) throw new Error(`No ${find.source} is there to change`)
        return { code: code.replace(find, replacement), map: null }
      },
    },
  }))
}
