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

const ring = {
  outline: '3px solid',
  outlineColor: 'var(--bl-palette-primary-main)',
  outlineOffset: '-3px',
}

/** The element in a header cell that holds name and arrow. */
export const nameClass = 'sheet-name'

/**
 * Written out once, not for each drawing as `sx` would be. Which way a header's arrow points is told by its cell's
 * `aria-sort`.
 */
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
  [`& .${nameClass}`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(0.5 * var(--bl-spacing))',
    width: '100%',
    lineHeight: 1.25,
    fontWeight: 'var(--DataGrid-t-typography-font-weight-medium)', // the theme's
  },
  [`& .${nameClass} > span`]: {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  [`& .MuiDataGrid-columnHeader--alignRight .${nameClass}`]: { flexDirection: 'row-reverse' },
  [`& .${nameClass} > svg`]: {
    flexShrink: 0,
    color: 'var(--bl-palette-brand-edge)',
    opacity: 0,
  },
  [`& .MuiDataGrid-columnHeader:is(:hover, :focus) .${nameClass} > svg`]: { opacity: 1 },
  [`& [aria-sort="ascending"] .${nameClass} > svg, & [aria-sort="descending"] .${nameClass} > svg`]:
    { opacity: 1, color: 'var(--bl-palette-primary-main)' },
  [`& [aria-sort="descending"] .${nameClass} > svg`]: { transform: 'rotate(180deg)' },
  '@media (forced-colors: active)': {
    '& .MuiDataGrid-columnHeaders': { borderBottom: '2px solid CanvasText' },
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': {
      outlineColor: 'Highlight',
    },
  },
} as const
