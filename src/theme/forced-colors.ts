/** Forced colors remove the colors and fills that show a state. Here each state gets a mark in system colors. */
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
  '.Mui-error > fieldset': { borderWidth: '3px !important' },
} as const
