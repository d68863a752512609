import { site } from '../config'

/** A panel that is shown although it is closed. `hidden="until-found"` hides by `content-visibility`. */
export const shownPanel = { display: 'block !important', contentVisibility: 'visible !important' }

/** Styles for paper: no header, controls and dialogs, black on white, all answers, and the addresses of links. */
export const printStyles = {
  '@page': { margin: '18mm 16mm' },
  // As specific as the rules of the color schemes, which would win otherwise
  ':root[data-color-scheme], :root:not([data-color-scheme])': {
    colorScheme: 'light',
    '--bl-palette-drawing-inLight': 'block',
    '--bl-palette-drawing-inDark': 'none',
  },
  '*, ::before, ::after, ::marker, ::placeholder': {
    color: '#000000 !important',
    background: 'none !important',
    textDecorationColor: 'currentcolor !important',
  },
  '[data-panel="findable"]': shownPanel,
  // The dark scheme inverts drawings
  'img, video': { filter: 'none !important' },
  '[data-print="no"], header[data-print="no"], .MuiModal-root': { display: 'none !important' },
  body: { background: '#FFFFFF !important', fontSize: '11pt', lineHeight: 1.5 },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'p, li, blockquote': { orphans: 3, widows: 3 },
  'table, tr, figure, blockquote': { breakInside: 'avoid' },
  'main :is(p, li, td, address) > a[href^="http"]::after': {
    content: '" (" attr(href) ")"',
    fontSize: '0.85em',
    wordBreak: 'break-all',
  },
  'main :is(p, li, td, address) > a[href^="/"]::after': {
    content: `" (${site.origin}" attr(href) ")"`,
  },
} as const
