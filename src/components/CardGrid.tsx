import Box from '@mui/material/Box'
import Grid from '@mui/material/Grid'
import type { SxProps, Theme } from '@mui/material/styles'
import type { ReactNode } from 'react'

/** A card that lies down (`lyingCard`) finds its row by this name. */
const ownRow = { container: 'row / inline-size' }

const cellStyle: SxProps<Theme> = {
  display: 'flex',
  '&:last-of-type:nth-of-type(odd)': (theme) => ({
    [theme.breakpoints.between('sm', 'md')]: { width: '100%', ...ownRow },
  }),
}

/** Two are left for the last row of three: they share it. */
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
  /** Cards beside each other on wide screens. */
  columns?: 2 | 3 | 4 | 5
  label?: string
}

/**
 * A list of cards: one, two, then up to five beside each other, all of one height. Where four stand
 * in a row on wide screens, two do on middling ones: three would leave one alone. Where two stand in a row, the
 * last of an odd number takes all of it, and a card with a picture lies down in it (`lyingCard`). So do
 * the two that are left for a row of three.
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
          sx={columns === 3 && items.length % 3 === 2 ? sharedRowStyle : cellStyle}
        >
          <Box sx={{ width: '100%', display: 'flex' }}>{children(item)}</Box>
        </Grid>
      ))}
    </Grid>
  )
}
