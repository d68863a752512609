import type { Plugin } from 'vite'

type Change = { id: RegExp; find: RegExp; replacement: string }

/** Stands for a component that nothing draws. */
const leftOut =
  "() => { throw new Error('Left out of the build: scripts/build/lighter-packages.ts') }"

/** What packages carry along although this site never runs it, and what they do long before it is needed. */
const changes: readonly Change[] = [
  // The site's cache has a prefixer of its own (src/lib/style-cache.ts)
  {
    id: /@emotion\/cache\/dist\/emotion-cache[\w.-]*\.esm\.js$/,
    find: /defaultStylisPlugins = \[prefixer\]/,
    replacement: 'defaultStylisPlugins = []',
  },
  // What Material UI makes of a component of its own, which puts the rules it is given into its own set: Emotion
  // writes out both sets, although no element carries the first. Not where another element stands in for that
  // component, and not with keyframes, which are no rules to give on
  {
    id: /@mui\/material\/(Accordion|AccordionSummary|AppBar|Breadcrumbs|Button|Card|Checkbox|Dialog|DialogTitle|Drawer|IconButton|Link|PaginationItem)\/\1\.mjs$/,
    find: /styled\((Backdrop|ButtonBase|Modal|Paper|SwitchBase|Typography), \{/g,
    replacement: 'styled($1, { givesRulesOn: true,',
  },
  {
    id: /@emotion\/styled\/base\/dist\/emotion-styled-base[\w.-]*\.esm\.js$/,
    find: /return (?=[^\n]+React\.Fragment, null, )/,
    replacement: `
      if (options && options.givesRulesOn && FinalTag === baseTag && !serialized.next) {
        registerStyles(cache, serialized, false);
        return React.createElement(FinalTag, newProps);
      }
      return `,
  },
  // No button has ripples (src/theme.ts), whose styles would be made on every page
  {
    id: /@mui\/material\/ButtonBase\/ButtonBase\.mjs$/,
    find: /import TouchRipple from [^\n]+/,
    replacement: 'const TouchRipple = () => null;',
  },
  // Only `withTheme` copies statics, which nothing calls
  {
    id: /@emotion\/react\/dist\/emotion-element-[\w.-]*\.esm\.js$/,
    find: /import hoistNonReactStatics from [^\n]+/,
    replacement: 'const hoistNonReactStatics = (component) => component;',
  },
  {
    id: /@emotion\/react\/dist\/emotion-react[\w.-]*\.esm\.js$/,
    find: /import 'hoist-non-react-statics';/,
    replacement: '',
  },
  // The half of it that is for React before 19, and for apps that bring data of their own
  {
    id: /react-helmet-async\/lib\/index\.esm\.js$/,
    find: /if \(isReact19\)/g,
    replacement: 'if (true)',
  },
  {
    id: /react-helmet-async\/lib\/index\.esm\.js$/,
    find: /if \(helmetData && !\(helmetData instanceof HelmetData\)\)/,
    replacement: 'if (false)',
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
  // Forms and data fetched beside the page, by the router: the site has ways of its own (src/services)
  {
    id: /react-router\/dist\/production\/chunk-7RTFRKQW\.mjs$/,
    find: /async function (handleAction|fetch2|handleFetcherAction|handleFetcherLoader)\([^]*?\n {2}\}\n/g,
    replacement: `const $1 = ${leftOut};\n`,
  },
  // A server draws the grid for its styles only (src/pages/TableParts.tsx)
  {
    id: /@mui\/x-data-grid\/hooks\/utils\/useIsSSR\.mjs$/,
    find: /serverSnapshot = \(\) => true/,
    replacement: 'serverSnapshot = () => false',
  },
  {
    id: /@mui\/x-data-grid\/components\/containers\/GridRootStyles\.mjs$/,
    find: /supportsColorMix = /,
    replacement: 'supportsColorMix = import.meta.env.SSR || ', // as nearly all visitors' browsers do
  },
  // The grid's 167 rules would be made once more for one of them, which holds where `slots.toolbar` is null
  {
    id: /@mui\/x-data-grid\/components\/containers\/GridRootStyles\.mjs$/,
    find: /useGridSelector\(apiRef, shouldShowBorderTopRightRadiusSelector\)/,
    replacement: 'false',
  },
  // A third of the grid's code: tools that src/components/SheetGrid.tsx has switched off
  {
    id: /@mui\/x-data-grid\/material\/index\.mjs$/,
    find: /import (MUI(?:Autocomplete|Badge|Chip|Divider|FormControl|Grow|InputLabel|ListItemIcon|MenuItem|MenuList|Popper|Select|Skeleton|Switch|Tab|Tabs|TextareaAutosize|TextField|ToggleButton|Tooltip)|ClickAwayListener) from [^\n]+/g,
    replacement: `const $1 = ${leftOut};`,
  },
  {
    id: /@mui\/x-data-grid\/material\/index\.mjs$/,
    find: /import MUIPagination, \{ tablePaginationClasses \} from [^\n]+/,
    replacement: `const MUIPagination = ${leftOut}, tablePaginationClasses = {};`,
  },
  {
    id: /@mui\/x-data-grid\/constants\/defaultGridSlotsComponents\.mjs$/,
    find: /\b(columnMenu|columnsManagement|columnsPanel|filterPanel|pagination|panel|toolbar): \w+/g,
    replacement: `$1: ${leftOut}`,
  },
  {
    id: /@mui\/x-data-grid\/colDef\/grid(?:Date|Numeric|SingleSelect|String)Operators\.mjs$/,
    find: /import \{ (GridFilterInput\w+) \} from [^\n]+/g,
    replacement: `const $1 = ${leftOut};`,
  },
  {
    id: /@mui\/x-data-grid\/colDef\/grid(?:Boolean|Date|LongText|SingleSelect|String)ColDef\.mjs$/,
    find: /import \{ (renderEdit\w+) \} from [^\n]+/g,
    replacement: `const $1 = ${leftOut};`,
  },
]

/**
 * Makes packages lighter on every page: without code that would be fetched and evaluated but never run, and
 * with dear work done when it is first needed.
 *
 * @throws if a package has the code in another form: then this needs a look.
 */
export function lighterPackages(): Plugin {
  return {
    name: 'lighter-packages',
    apply: 'build',
    transform: {
      filter: { id: changedFiles },
      handler: (code, id) => ({ code: lighten(id, code), map: null }),
    },
  }
}

/** Which files of packages are changed. */
export const changedFiles = changes.map(({ id }) => id)

/**
 * The code of a package's file as the build takes it.
 *
 * @param id the file's path.
 * @throws if there is something to change that `code` has not.
 */
export function lighten(id: string, code: string): string {
  return changes
    .filter((change) => change.id.test(id))
    .reduce((before, { find, replacement }) => {
      const after = before.replace(find, replacement)
      if (after === before) throw new Error(`${id}: no ${find.source} is there to change`)
      return after
    }, code)
}
