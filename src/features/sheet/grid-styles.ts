/** Sizes and styles of the table. Imports nothing of the DataGrid, so that the page can use them before it loads. */

/** In rem. */
export const headerHeight = 3.75
export const rowHeight = 2.75
/** Of the horizontal scrollbar, with the border. */
const barHeight = 1

/** Never higher than the window, so the header stays in sight. */
const maxHeight = 'max(22rem, 74vh)'

/** The height of a table with this many rows. */
export const tableHeight = (rowCount: number) =>
  `min(${headerHeight + rowHeight * rowCount + barHeight}rem, ${maxHeight})`

export const gridBoxStyle = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight,
  minWidth: 0,
} as const

/** Class of the element in a header cell that holds the name and the arrow. */
export const nameClass = 'sheet-name'

const ring = {
  outline: '3px solid',
  outlineColor: 'var(--bl-palette-primary-main)',
  outlineOffset: '-3px',
}

/** Of name and arrow in a header. The cell's `aria-sort` decides which way the arrow points. */
const nameStyle = {
  [`& .${nameClass}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(0.5 * var(--bl-spacing))',
    width: '100%',
    lineHeight: 1.25,
    fontWeight: 'var(--DataGrid-t-typography-font-weight-medium)',
  },
  [`& .${nameClass} > span`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
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

/** Of the DataGrid's root. */
export const gridStyle = {
  borderColor: 'var(--bl-palette-brand-edge)',
  backgroundColor: 'var(--bl-palette-background-paper)',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': 'var(--bl-palette-divider)',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler, & .MuiDataGrid-columnHeaders .MuiDataGrid-scrollbarFiller':
    { backgroundColor: 'var(--bl-palette-tone-mist)' },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': {
    paddingInline: 'calc(1.5 * var(--bl-spacing))',
  },
  '& .MuiDataGrid-columnHeaderTitleContainer': { whiteSpace: 'normal' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { flexGrow: 1 },
  '& .MuiDataGrid-columnSeparator': { color: 'var(--bl-palette-brand-edge)' },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': ring,
  '& .MuiDataGrid-columnHeader:focus-within, & .MuiDataGrid-cell:focus-within': ring,
  '& .MuiDataGrid-overlay': {
    backgroundColor: 'var(--bl-palette-background-paper)',
    color: 'var(--bl-palette-text-primary)',
    paddingInline: 'calc(2 * var(--bl-spacing))',
  },
  ...nameStyle,
  '@media (forced-colors: active)': {
    '& .MuiDataGrid-columnHeaders': { borderBottom: '2px solid CanvasText' },
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': {
      outlineColor: 'Highlight',
    },
  },
} as const
