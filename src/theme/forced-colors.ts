/**
 * Forced colors remove the colors and fills that show a state. Here each state gets a mark in system colors: MUI's
 * `enhanceHighContrast` would be 1 kB for components that the site does not have.
 */
export const forcedColorStyles = {
  'a[aria-current], [aria-selected="true"], [aria-pressed="true"]': {
    // Keeps the browser from drawing its own background behind the text
    forcedColorAdjust: 'none',
    color: 'HighlightText !important',
    backgroundColor: 'Highlight !important',
    '--focus-ring': 'CanvasText',
  },
  '[aria-disabled="true"]': {
    color: 'GrayText !important',
    borderColor: 'GrayText !important',
    opacity: '1 !important',
  },
  // Firefox would draw a fieldset, which is the edge of MUI's fields, in the color of the page
  fieldset: { forcedColorAdjust: 'none', borderColor: 'CanvasText !important' },
  '.Mui-error > fieldset': { borderWidth: '3px !important' },
} as const

/** For lines closer than their letters are high: the plate that browsers put behind a text would cover the text before it. */
export const tightLines = {
  '@media (forced-colors: active)': {
    forcedColorAdjust: 'none',
    color: 'CanvasText !important',
    backgroundColor: 'Canvas',
  },
} as const
