import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** The container that `horizontalCard` queries. */
const ownRow = { container: 'row / inline-size' }

const cellStyle: SxProps<Theme> = {
  display: 'flex',
  '&:last-of-type:nth-of-type(odd)': (theme) => ({
    [theme.breakpoints.between('sm', 'md')]: { width: '100%', ...ownRow },
  }),
}

const sharedRowStyle: SxProps<Theme> = {
  ...cellStyle,
  '&:nth-last-of-type(-n + 2)': (theme) => ({
    [theme.breakpoints.up('md')]: { width: 'calc(50% - var(--Grid-columnSpacing) / 2)', ...ownRow },
  }),
}

type CardGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
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
  return (
    <Grid
      container
      component="ul"
      spacing={{ xs: 2, md: 3 }}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {items.map((item) => (
        <Grid
          key={keyOf(item)}
          component="li"
          size={{ xs: 12, sm: 6, md: columns % 2 === 0 ? 6 : 4, lg: 12 / columns }}
          sx={columns === 3 && items.length % 3 === 2 ? sharedRowStyle : cellStyle}
        >
          <Box sx={{ width: '100%', display: 'flex' }}>{children(item)}</Box>
        </Grid>
      ))}
    </Grid>
  )
}
