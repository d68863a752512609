import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The container that `horizontalCard` queries. */
const ownRow = { container: 'row / inline-size' }

const cellStyle: SxProps<Theme> = {
  display: 'flex',
  '&:last-of-type:nth-of-type(odd)': (theme) => ({
    [theme.breakpoints.between('sm', 'md')]: { gridColumn: '1 / -1', ...ownRow },
  }),
}

const sharedRowStyle: SxProps<Theme> = {
  ...cellStyle,
  gridColumn: { md: 'span 2' },
  '&:nth-last-of-type(-n + 2)': (theme) => ({
    [theme.breakpoints.up('md')]: { gridColumn: 'span 3', ...ownRow },
  }),
}

type CardGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item, index: number) => string | number
  children: (item: Item) => ReactNode
  /** Number of columns on wide screens. */
  columns?: 2 | 3 | 4 | 5
}

/**
 * A list of cards of equal height. In two columns the last of an odd number gets a whole row, in three columns the
 * last two share one. A card with a picture shows it beside its text there (`horizontalCard`).
 */
export function CardGrid<Item>(props: CardGridProps<Item>) {
  const { items, keyOf, children, columns = 3 } = props
  const sharesRow = columns === 3 && items.length % 3 === 2
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: { xs: 2, md: 3 },
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: tracks(2),
          md: tracks(sharesRow ? 6 : columns % 2 === 0 ? 2 : 3),
          lg: tracks(sharesRow ? 6 : columns),
        },
      }}
    >
      {items.map((item, index) => (
        <Box key={keyOf(item, index)} component="li" sx={sharesRow ? sharedRowStyle : cellStyle}>
          <Box sx={{ width: '100%', display: 'flex' }}>{children(item)}</Box>
        </Box>
      ))}
    </Box>
  )
}

const tracks = (count: number) => `repeat(${count}, minmax(0, 1fr))`
