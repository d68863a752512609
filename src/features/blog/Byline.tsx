import Typography from '@mui/material/Typography'
import { Fragment } from 'react'

import { shell } from '../../generated/texts/shell'
import { months } from '../../generated/texts/language'
import { formatDate } from '../../lib/format-date'

type BylineProps = {
  author: string
  /** Days are YYYY-MM-DD. */
  date: string
  updated?: string
  more?: readonly string[]
}

/** Author, date and more, broken between items where they fit. A paragraph without a link: reader views would drop others. */
export function Byline({ author, date, updated, more = [] }: BylineProps) {
  const showDay = (day: string) => <time dateTime={day}>{formatDate(day, months)}</time>
  const change = updated && (
    <>
      {shell.lastUpdated} {showDay(updated)}
    </>
  )
  return (
    <Typography variant="body2" sx={lineStyle}>
      {[author, showDay(date), change, ...more].filter(Boolean).map((item, index) => (
        <Fragment key={index}>
          <span>{item}</span>{' '}
        </Fragment>
      ))}
    </Typography>
  )
}

/** Each item begins with a dot, and the paragraph clips its first em, so that no line begins or ends with a dot. */
const lineStyle = {
  mt: 2.5,
  marginInlineStart: '-1em',
  clipPath: 'inset(0 -100% 0 1em)',
  display: 'flex',
  flexWrap: 'wrap',
  color: 'text.secondary',
  '& span': { position: 'relative', paddingInlineStart: '1em' },
  '& span::before': {
    content: '"·" / ""',
    position: 'absolute',
    insetInlineStart: 0,
    width: '1em',
    textAlign: 'center',
  },
} as const
