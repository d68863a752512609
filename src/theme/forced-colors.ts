/**
 * Marks each state in system colors. MUI's `enhanceHighContrast` would be 1 kB, for components the site does not have.
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
  // Firefox would draw the edge of MUI's fields in the color of the page, and icons would keep their own
  'fieldset[aria-hidden]': { forcedColorAdjust: 'none', borderColor: 'CanvasText !important' },
  svg: { color: 'inherit !important' },
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
