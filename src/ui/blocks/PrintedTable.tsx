import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A table on paper only, from the first print on, of what the screen renders in part. The first row is the header. */
export function PrintedTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const render = () => flushSync(() => setIsPrinted(true)) // what renders later is not printed
    addEventListener('beforeprint', render)
    return () => removeEventListener('beforeprint', render)
  }, [])
  if (!isPrinted) return null

  // Texts and words of up to 16 letters stay whole: letters shrink until all columns fit, as far as they can be read
  const letters = (rows[0] ?? []).map((_, column) => {
    const parts = rows.flatMap((cells) => cells[column]?.match(/^.{1,16}$|\S{1,16}/g) ?? [])
    return Math.max(1, ...parts.map((part) => part.length + 1))
  })
  const total = letters.reduce((sum, count) => sum + count, 0)
  const fontSize = `clamp(4pt, ${150 / total}vw, 7pt)`
  const [head, ...body] = rows.map((cells, index) => {
    const Cell = index === 0 ? 'th' : 'td'
    return (
      <tr key={index}>
        {letters.map((count, column) => (
          <Cell
            key={column}
            dir="auto"
            style={{ minWidth: `calc(${count} * min(0.6em, ${92 / total}vw))` }}
          >
            {cells[column]}
          </Cell>
        ))}
      </tr>
    )
  })
  return (
    <Box component="table" style={{ fontSize }} sx={tableStyle}>
      <thead>{head}</thead>
      <tbody>{body}</tbody>
    </Box>
  )
}

const tableStyle = {
  display: 'none',
  '@media print': { display: 'table' },
  width: '100%',
  lineHeight: 1.3,
  textRendering: 'geometricPrecision', // or Chromium rounds the width of each small letter
  borderSpacing: 0,
  breakInside: 'auto',
  '& :is(th, td)': {
    padding: '0.3em 0.6em 0.3em 0',
    borderBottom: '1px solid',
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
} as const
