/** Styles for paper: no header, no controls, black on white, and the addresses of links. */
export const printStyles = {
  '@page': { margin: '18mm 16mm' },
  // As specific as the rules of the color schemes, which would win otherwise
  ':root[data-color-scheme], :root:not([data-color-scheme])': {
    colorScheme: 'light',
    '--bl-palette-text-primary': '#000000',
    '--bl-palette-text-secondary': '#000000',
    '--bl-palette-background-default': '#FFFFFF',
    '--bl-palette-background-paper': '#FFFFFF',
    '--bl-palette-tone-mist': '#FFFFFF',
    '--bl-palette-primary-main': '#000000',
    '--bl-palette-brand-accentText': '#000000',
  },
  '[data-print="no"], header[data-print="no"]': { display: 'none !important' },
  body: { fontSize: '11pt', lineHeight: 1.5 },
  'h1, h2, h3': { breakAfter: 'avoid' },
  'p, li, blockquote': { orphans: 3, widows: 3 },
  'table, figure, blockquote': { breakInside: 'avoid' },
  'main :is(p, li, td, address) > a[href^="http"]::after': {
    content: '" (" attr(href) ")"',
    fontSize: '0.85em',
    wordBreak: 'break-all',
  },
} as const
