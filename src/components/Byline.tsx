import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Who wrote a text, when, and how long it takes to read: in one line, or in whole items on more. */
export function Byline({ items }: { items: readonly ReactNode[] }) {
  return (
    <Box component="ul" sx={listStyle}>
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </Box>
  )
}

/** Every item has a dot before it, and the list hides its first em: no line begins or ends with one. */
const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 2.5,
  p: 0,
  marginInlineStart: '-1em',
  clipPath: 'inset(0 -100% 0 1em)',
  display: 'flex',
  flexWrap: 'wrap',
  typography: 'body2',
  color: 'text.secondary',
  '& li': { position: 'relative', paddingInlineStart: '1em', whiteSpace: 'nowrap' },
  '& li::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    width: '1em',
    textAlign: 'center',
  },
} as const
