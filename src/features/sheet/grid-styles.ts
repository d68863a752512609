/** Sizes and styles of the grid. Imports nothing from the DataGrid: the page uses them before its code has loaded. */

/** Of the header and of a row, in rem. */
export const headerHeight = 3.75
export const rowHeight = 2.75

/**
 * The CSS height of a grid; its text for 0 rows takes the place of two. 20 px have room for borders and scrollbar. Below
 * the window's height, so that the header stays visible while rows scroll. @param rem one `rem` of text, as CSS.
 */
export const gridHeight = (rowCount: number, rem = '1rem') =>
  `min(${headerHeight + rowHeight * (rowCount || 2)} * ${rem} + 20px, max(22rem, 74vh))`

/** Classes of the element in a header that has the column's name and the sort arrow, and of selected cells. */
export const nameClass = 'sheet-name'
export const selectedClass = 'sheet-selected'

const ring = {
  outline: '3px solid',
  outlineColor: 'var(--bl-palette-primary-main)',
  outlineOffset: '-3px',
}

/** Styles of a header's name and arrow. The arrow follows the grid's `aria-sort`, so the two never differ. */
const nameStyle = {
  [`& .${nameClass}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 0.5,
    width: '100%',
    lineHeight: 1.55, // or the clamp cuts off signs above and below the letters
    fontWeight: 'var(--DataGrid-t-typography-font-weight-medium)',
  },
  [`& .${nameClass} > span`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
  [`& .${nameClass} > svg`]: {
    flexShrink: 0,
    color: 'var(--bl-palette-brand-edge)',
    opacity: 0,
  },
  [`& .MuiDataGrid-columnHeader:is(:hover, :focus) .${nameClass} > svg`]: { opacity: 1 },
  [`& :is([aria-sort="ascending"], [aria-sort="descending"]) .${nameClass} > svg`]: {
    opacity: 1,
    color: 'var(--bl-palette-primary-main)',
  },
  [`& [aria-sort="descending"] .${nameClass} > svg`]: { transform: 'rotate(180deg)' },
  [`& .MuiDataGrid-columnHeader--alignRight .${nameClass}`]: { flexDirection: 'row-reverse' },
} as const

export const gridStyle = {
  borderColor: 'var(--bl-palette-brand-edge)',
  backgroundColor: 'var(--bl-palette-background-paper)',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': 'var(--bl-palette-divider)',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler, & .MuiDataGrid-columnHeaders .MuiDataGrid-scrollbarFiller':
    { backgroundColor: 'var(--bl-palette-tone-mist)' },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': {
    paddingInline: 1.5,
  },
  // `plaintext` as `dir="auto"` would: the grid sets no attributes of cells. A line height in px would grow in a zoom of
  // text only, which the row does not: in place of the grid's own, a box of the row's height centers the text
  '& .MuiDataGrid-cell': { unicodeBidi: 'plaintext', lineHeight: 1.25 },
  '& .MuiDataGrid-cell::before': {
    content: '""',
    display: 'inline-block',
    height: '100%',
    verticalAlign: 'middle',
  },
  '& .MuiDataGrid-columnHeaderTitleContainer': { whiteSpace: 'normal' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { flexGrow: 1 },
  '& .MuiDataGrid-columnSeparator': { color: 'var(--bl-palette-brand-edge)' },
  [`& .${selectedClass}`]: {
    backgroundColor: 'var(--bl-palette-tone-mist)',
    outline: '1px solid var(--bl-palette-primary-main)',
    outlineOffset: '-1px',
    userSelect: 'none', // or a drag selects its text, too
  },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': ring,
  '& .MuiDataGrid-columnHeader:focus-within, & .MuiDataGrid-cell:focus-within': ring,
  '& .MuiDataGrid-overlay': {
    backgroundColor: 'var(--bl-palette-background-paper)',
    color: 'var(--bl-palette-text-primary)',
    paddingInline: 2,
  },
  ...nameStyle,
  '@media (forced-colors: active)': {
    '& .MuiDataGrid-columnHeaders': { borderBottom: '2px solid CanvasText' },
    [`& .${selectedClass}, & .${selectedClass}:focus`]: {
      forcedColorAdjust: 'none',
      color: 'HighlightText',
      backgroundColor: 'Highlight',
      outlineColor: 'HighlightText',
    },
  },
} as const
