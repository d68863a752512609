import type { Theme } from '@mui/material/styles'
import type { CSSProperties } from 'react'

import { readRem } from '../lib/read-rem'

/** The looks of the table: of MUI's DataGrid, by its own class names, and of the plain rows before it. */

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

/** Which way a header's arrow points is told by its cell's `aria-sort`. */
function nameStyle(fontWeight: string | number) {
  return {
    [`& .${nameClass}`]: {
      display: 'flex',
      alignItems: 'center',
      gap: 'calc(0.5 * var(--bl-spacing))',
      width: '100%',
      lineHeight: 1.25,
      fontWeight,
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
    [`& [aria-sort="ascending"] .${nameClass} > svg, & [aria-sort="descending"] .${nameClass} > svg`]:
      { opacity: 1, color: 'var(--bl-palette-primary-main)' },
    [`& [aria-sort="descending"] .${nameClass} > svg`]: { transform: 'rotate(180deg)' },
  } as const
}

/**
 * Written out once, not for each drawing as `sx` would be.
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
  ...nameStyle('var(--DataGrid-t-typography-font-weight-medium)'), // the theme's
  [`& .MuiDataGrid-columnHeader--alignRight .${nameClass}`]: { flexDirection: 'row-reverse' },
  [`& .MuiDataGrid-columnHeader:is(:hover, :focus) .${nameClass} > svg`]: { opacity: 1 },
  '@media (forced-colors: active)': {
    '& .MuiDataGrid-columnHeaders': { borderBottom: '2px solid CanvasText' },
    '& .MuiDataGrid-columnHeader:focus, & .MuiDataGrid-cell:focus': {
      outlineColor: 'Highlight',
    },
  },
} as const

/** Stands in the place of the plain rows where there are none. */
export const emptyClass = 'sheet-empty'

/** The heights of the plain rows, which the grid rounds so, for their style. */
export function readHeights(): CSSProperties {
  const rem = readRem()
  const heights = {
    '--sheet-header': `${Math.floor(headerHeight * rem)}px`,
    '--sheet-row': `${Math.floor(rowHeight * rem)}px`,
  }
  return heights as CSSProperties
}

/** The plain rows look as the grid does, so that it takes their place without a sign. */
export function firstGridStyle({ body2, fontWeightMedium = 500 }: Theme['typography']) {
  const line = '1px solid var(--bl-palette-divider)'
  const cells = '& :is([role="columnheader"], [role="gridcell"])'
  return {
    ...body2,
    boxSizing: 'border-box',
    display: 'flex',
    flexDirection: 'column',
    maxHeight: mostHeight,
    overflow: 'hidden',
    border: '1px solid var(--bl-palette-brand-edge)',
    borderRadius: 'var(--bl-shape-borderRadius)',
    backgroundColor: 'var(--bl-palette-background-paper)',
    color: 'var(--bl-palette-text-primary)',
    fontVariantNumeric: 'tabular-nums',
    // A cell that gets the focus does not hide behind the header
    '& [role="grid"]': { overflow: 'auto', scrollPaddingTop: 'var(--sheet-header)' },
    '& [role="rowgroup"]': { width: 'max-content', minWidth: '100%' },
    '& [role="rowgroup"]:first-of-type': {
      position: 'sticky',
      top: 0,
      zIndex: 1,
      backgroundColor: 'var(--bl-palette-tone-mist)',
    },
    '& [role="row"]': { display: 'flex' },
    // Where the columns are narrower than the table, the line below the header goes on behind them
    '& [role="rowgroup"]:first-of-type > [role="row"]::after': {
      content: '""',
      flexGrow: 1,
      borderBottom: line,
    },
    [cells]: {
      boxSizing: 'border-box',
      flexShrink: 0,
      paddingInline: 'calc(1.5 * var(--bl-spacing))',
    },
    [`${cells}:focus`]: ring,
    '& [role="columnheader"]': {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      height: 'var(--sheet-header)',
      borderBottom: line,
      cursor: 'pointer',
    },
    // The line by which the grid's header is drawn wider
    '& [role="columnheader"]::after': {
      content: '""',
      position: 'absolute',
      insetInlineEnd: '-1px',
      height: '10px',
      borderInlineEnd: '2px solid var(--bl-palette-brand-edge)',
      opacity: 0.21,
    },
    '& [role="gridcell"]': {
      height: 'var(--sheet-row)',
      borderTop: line,
      lineHeight: 'calc(var(--sheet-row) - 1px)',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& [data-id="0"] [role="gridcell"]': { borderTopColor: 'transparent' },
    '& [data-id]:hover': { backgroundColor: 'var(--bl-palette-action-hover)' },
    ...nameStyle(fontWeightMedium),
    [`& [role="columnheader"]:is(:hover, :focus) .${nameClass} > svg`]: { opacity: 1 },
    '& [role="gridcell"][data-number]': { textAlign: 'end' },
    [`& [data-number] .${nameClass}`]: { flexDirection: 'row-reverse' },
    [`& .${emptyClass}`]: {
      position: 'sticky',
      left: 0,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      height: 'calc(2 * var(--sheet-row))',
      paddingInline: 'calc(2 * var(--bl-spacing))',
    },
    '@media (forced-colors: active)': {
      '& [role="rowgroup"]:first-of-type': {
        boxSizing: 'border-box',
        height: 'var(--sheet-header)',
        borderBottom: '2px solid CanvasText',
      },
      [`${cells}:focus`]: { outlineColor: 'Highlight' },
    },
  } as const
}
