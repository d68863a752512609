import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * A table on paper only, from the first print on, in place of a list of which the screen renders just what is in sight.
 *
 * @param rows the texts of the cells; the first row is the header.
 */
export function PrintedTable({ rows }: { rows: readonly (readonly string[])[] }) {
  const [isPrinted, setIsPrinted] = useState(false)
  useEffect(() => {
    const render = () => flushSync(() => setIsPrinted(true)) // what renders later is not printed
    addEventListener('beforeprint', render)
    return () => removeEventListener('beforeprint', render)
  }, [])
  if (!isPrinted) return null

  // Words of up to 16 letters are whole as long as all columns fit on A4, which is 64 em wide
  const letters = (rows[0] ?? []).map((_, column) => {
    const words = rows.flatMap((cells) => cells[column]?.match(/\S{1,16}/g) ?? [])
    return Math.max(1, ...words.map((word) => word.length + 1))
  })
  const letterWidth = Math.min(0.6, 64 / letters.reduce((sum, count) => sum + count, 0))
  const [head, ...body] = rows.map((cells, place) => {
    const Cell = place === 0 ? 'th' : 'td'
    return (
      <tr key={place}>
        {letters.map((count, column) => (
          <Cell key={column} dir="auto" style={{ minWidth: `${count * letterWidth}em` }}>
            {cells[column]}
          </Cell>
        ))}
      </tr>
    )
  })
  return (
    <Box component="table" sx={tableStyle}>
      <thead>{head}</thead>
      <tbody>{body}</tbody>
    </Box>
  )
}

const tableStyle = {
  display: 'none',
  '@media print': { display: 'table' },
  width: '100%',
  fontSize: '7pt',
  lineHeight: 1.3,
  borderSpacing: 0,
  breakInside: 'auto',
  '& :is(th, td)': {
    padding: '2pt 4pt 2pt 0',
    borderBottom: '1px solid',
    textAlign: 'start',
    verticalAlign: 'top',
    whiteSpace: 'pre-line',
    overflowWrap: 'anywhere',
  },
} as const
