import type { CssVarsTheme, Theme } from '@mui/material/styles'

import { tallLetters } from '../generated/edition'
import { forcedColorStyles } from './forced-colors'
import { printStyles, shownPanel } from './print'
import { headerHeight } from './tokens'
import { withoutScripts } from './without-scripts'

/** Styles of elements, for MUI's `CssBaseline`. */
export const baseStyles = (theme: Theme) => ({
  // Dark sections override it, for contrast
  ':root': { '--focus-ring': theme.vars.palette.primary.main },
  html: {
    scrollPaddingTop: `calc(${headerHeight.narrow} + 16px)`,
    [theme.breakpoints.up('md')]: { scrollPaddingTop: `calc(${headerHeight.wide} + 16px)` },
    '@media (max-height: 400px)': { scrollPaddingTop: 16 },
    textSizeAdjust: '100%',
  },
  // `anywhere`, because `break-word` does not keep a long word from widening a flex or grid item. But it can break between
  // joined letters: https://www.w3.org/TR/ilreq/
  body: { overflowWrap: tallLetters ? 'break-word' : 'anywhere' },
  ...(tallLetters && { 'a[href^="mailto:"]': { overflowWrap: 'anywhere' } }),
  // A table scrolls instead: with `anywhere`, its columns get narrower than their words
  table: { overflowWrap: 'break-word' },
  a: { color: theme.vars.palette.primary.main },
  'a, summary, select, input, textarea, iframe, video, [tabindex]': {
    '&:focus-visible': {
      outline: '3px solid var(--focus-ring)',
      outlineOffset: 3,
      borderRadius: 2,
    },
  },
  // Feedback for a click whose result takes a moment
  'a:active, button:active, summary:active': { opacity: 0.75 },
  // Headings that a script focuses show a ring to keyboard users only
  '[tabindex="-1"]:focus:not(:focus-visible)': { outline: 'none' },
  'main:focus-visible': { outlineOffset: -3 },
  // Or a track of `1fr` grows to the width of what cannot wrap, such as a picture that does not come
  ':where(main *)': { minWidth: 0 },
  'img, svg, video': { maxWidth: '100%', height: 'auto' },
  '[hidden]:not([hidden="until-found"])': { display: 'none !important' },
  // Without JavaScript a panel cannot be opened, so all are open and controls are hidden
  '[data-panel][hidden]': withoutScripts(shownPanel),
  '[data-needs-script]': withoutScripts({ display: 'none !important' }),
  'button[aria-busy="true"]': { cursor: 'progress', opacity: 0.6 },
  ...(import.meta.env.SSR && darkWithoutScript(theme)),
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // `none`, because a short duration still shows the old value first
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
  '@media (prefers-contrast: more)': {
    // As specific as the rules of the color schemes, which would win otherwise
    ':root[data-color-scheme], :root:not([data-color-scheme])': {
      '--bl-palette-text-secondary': 'var(--bl-palette-text-primary)',
      '--bl-palette-divider': 'var(--bl-palette-text-primary)',
      '--bl-palette-brand-edge': 'var(--bl-palette-text-primary)',
      '--bl-palette-brand-accentText': 'var(--bl-palette-text-primary)',
      '--bl-palette-tone-deepMuted': 'var(--bl-palette-tone-deepText)',
    },
  },
  '@media (forced-colors: active)': forcedColorStyles,
  ...(import.meta.env.DEV && { '@media print': printStyles }), // a build writes them into the pages
})

/** The dark scheme without JavaScript. Only prerendered styles need it: `boot.ts` sets the attribute otherwise. */
function darkWithoutScript(theme: Theme): object {
  const selector = '[data-color-scheme="dark"]'
  const variables = variableStyles(theme).find((styles) => selector in styles)?.[selector]
  return {
    '@media (prefers-color-scheme: dark)': {
      ':root:not([data-color-scheme])': { colorScheme: 'dark', ...variables },
    },
  }
}

/** The theme's variables: for each color scheme the selector, and the variables by their names. */
export function variableStyles(theme: Theme): Record<string, object>[] {
  return (theme as unknown as CssVarsTheme).generateStyleSheets()
}
