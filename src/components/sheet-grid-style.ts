/** The looks of the grid, by its own class names. */

/** In rem. */
export const headerHeight = 3.75
export const rowHeight = 2.75
const barHeight = 1 // of the bar that scrolls sideways, with the frame

const mostHeight = 'max(22rem, 74vh)'

/** As high as its rows, but never higher than the window: so the header is always in sight. */
export const gridBoxStyle = {
  display: 'flex',
  flexDirection: 'column',
  maxHeight: mostHeight,
  minWidth: 0,
} as const

/**
 * Keeps the room for rows that are about to be drawn, so that nothing under them moves, and shows none
 * of the pieces before the last.
 */
export function roomFor(rowCount: number) {
  const rows = rowHeight * Math.max(2, rowCount) // without rows, the text takes two
  const height = `min(${headerHeight + rows + barHeight}rem, ${mostHeight})`
  return { height, overflow: 'hidden', visibility: 'hidden' }
}

const ring = { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '-3px' } as const

export const gridStyle = {
  borderColor: 'brand.edge',
  bgcolor: 'background.paper',
  fontVariantNumeric: 'tabular-nums',
  '--DataGrid-rowBorderColor': 'var(--bl-palette-divider)',
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-columnHeaders .MuiDataGrid-filler, & .MuiDataGrid-columnHeaders .MuiDataGrid-scrollbarFiller':
    { bgcolor: 'tone.mist' },
  '& .MuiDataGrid-columnHeader, & .MuiDataGrid-cell': { px: 1.5 },
  '& .MuiDataGrid-columnHeaderTitleContainer': { whiteSpace: 'normal' },
  '& .MuiDataGrid-columnHeaderTitleContainerContent': { flexGrow: 1 },
  '& .MuiDataGrid-columnSeparator': { color: 'brand.edge' },
  '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': ring,
  '& .MuiDataGrid-columnHeader:focus-within, & .MuiDataGrid-cell:focus-within': ring,
  '& .MuiDataGrid-overlay': { bgcolor: 'background.paper', color: 'text.primary', px: 2 },
  '@media (forced-colors: active)': {
    '& .MuiDataGrid-columnHeaders': { borderBottom: '2px solid CanvasText' },
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': {
      outlineColor: 'Highlight',
    },
  },
} as const

/** Name and arrow; which way the arrow points is told by the header cell's `aria-sort`. */
export const headerStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  width: '100%',
  lineHeight: 1.25,
  fontWeight: 'fontWeightMedium',
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '.MuiDataGrid-columnHeader--alignRight &': { flexDirection: 'row-reverse' },
  '& > svg': { flexShrink: 0, color: 'brand.edge', opacity: 0 },
  '.MuiDataGrid-columnHeader:hover &, .MuiDataGrid-columnHeader:focus &': {
    '& > svg': { opacity: 1 },
  },
  '[aria-sort="ascending"] &, [aria-sort="descending"] &': {
    '& > svg': { opacity: 1, color: 'primary.main' },
  },
  '[aria-sort="descending"] &': { '& > svg': { transform: 'rotate(180deg)' } },
} as const
