import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type BulletListProps = {
  items: readonly ReactNode[]
  variant?: 'body1' | 'body2'
}

/** A list of short points; a single one is plain text, not a list of one. */
export function BulletList({ items, variant = 'body1' }: BulletListProps) {
  if (items.length === 1)
    return <Box sx={{ typography: variant, maxWidth: '42rem' }}>{items[0]}</Box>
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        pl: 2.5,
        maxWidth: '42rem',
        typography: variant,
        '& li::marker': { color: 'brand.accentText' },
        '& li + li': { mt: 0.75 },
      }}
    >
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  )
}
