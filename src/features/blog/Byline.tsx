import List from '@mui/material/List'

type BylineProps = {
  author: string
  /** Display text. */
  date: string
  isoDate: string
  /** Shown after the date: category and reading time. */
  more: readonly string[]
}

/** Author, date and more, in one line; if it is too long, it breaks between items only. */
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

/** Each item begins with a dot, and the list clips its first em, so that no line begins or ends with a dot. */
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
