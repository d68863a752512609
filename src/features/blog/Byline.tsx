import List from '@mui/material/List'

type BylineProps = {
  author: string
  /** As it is read. */
  date: string
  isoDate: string
  /** What follows: a category, how long it takes to read. */
  more: readonly string[]
}

/** Who wrote a text, when, and more: in one line, or in whole items on several. */
export function Byline({ author, date, isoDate, more }: BylineProps) {
  return (
    <List disablePadding sx={listStyle}>
      <li>{author}</li>
      <li>
        <time dateTime={isoDate}>{date}</time>
      </li>
      {more.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </List>
  )
}

/** Every item has a dot before it, and the list hides its first em: no line begins or ends with one. */
const listStyle = {
  mt: 2.5,
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
