import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import type { ReactNode } from 'react'

type CardGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => string | number
  children: (item: Item) => ReactNode
  /** Cards beside each other on wide screens. */
  columns?: 2 | 3 | 4 | 5
  label?: string
}

/**
 * A list of cards: one, two, then up to five beside each other, all of one height. Where four stand
 * in a row on wide screens, two do on middling ones: three would leave one alone.
 */
export function CardGrid<Item>({
  items,
  keyOf,
  children,
  columns = 3,
  label,
}: CardGridProps<Item>) {
  return (
    <Grid
      container
      component="ul"
      aria-label={label}
      spacing={{ xs: 2, md: 3 }}
      sx={{ listStyle: 'none', p: 0, m: 0 }}
    >
      {items.map((item) => (
        <Grid
          key={keyOf(item)}
          component="li"
          size={{ xs: 12, sm: 6, md: columns % 2 === 0 ? 6 : 4, lg: 12 / columns }}
          sx={{ display: 'flex' }}
        >
          <Box sx={{ width: '100%', display: 'flex' }}>{children(item)}</Box>
        </Grid>
      ))}
    </Grid>
  )
}
