import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

import type { Block, RichText as RichTextValue, TextTable } from '../../content/schema/text'
import { RichText } from './RichText'

/** Paragraphs, lists, tables and notes, in lines of 45 to 75 characters. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2.5,
        '& > *': { maxWidth: '34rem' },
        '& > section': { maxWidth: 'none' },
      }}
    >
      {blocks.map((block, index) => (
        <TextBlock key={index} block={block} />
      ))}
    </Box>
  )
}

function TextBlock({ block }: { block: Block }) {
  if (typeof block === 'string' || 'length' in block) {
    return (
      <Typography>
        <RichText text={block} />
      </Typography>
    )
  }
  if ('list' in block) return <TextList items={block.list} component="ul" />
  if ('steps' in block) return <TextList items={block.steps} component="ol" start={block.start} />
  if ('table' in block) return <DataTable table={block.table} />
  return (
    <Typography
      component="div"
      role="note"
      sx={{
        borderInlineStart: '4px solid',
        borderColor: 'brand.accent',
        bgcolor: 'tone.mist',
        px: 3,
        py: 2.5,
      }}
    >
      <RichText text={block.note} />
    </Typography>
  )
}

type TextListProps = {
  items: readonly RichTextValue[]
  component: 'ul' | 'ol'
  start?: number
}

function TextList({ items, ...list }: TextListProps) {
  return (
    <Box
      {...list}
      sx={{
        m: 0,
        pl: 3,
        '& li': {
          typography: 'body1',
          pl: 0.75,
          '&::marker': { color: 'brand.accentText', fontWeight: 700 },
        },
        '& li + li': { mt: 1 },
      }}
    >
      {items.map((item, index) => (
        <li key={index}>
          <RichText text={item} />
        </li>
      ))}
    </Box>
  )
}

/** A table that scrolls in a named, focusable box, so that the page does not scroll sideways (WCAG 1.4.10). */
function DataTable({ table }: { table: TextTable }) {
  const short = table.columns.map((_, index) => isShort(table, index) || undefined)
  return (
    <Box component="section" aria-label={table.caption} tabIndex={0} sx={scrollBoxStyle}>
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '--inset': { xs: '8px', sm: '12px' },
          '& caption': {
            captionSide: 'top',
            textAlign: 'start',
            fontWeight: 700,
            py: 1.5,
            px: 'var(--inset)',
            bgcolor: 'tone.mist',
            // Keeps the caption visible while the table is scrolled sideways
            '& span': {
              display: 'block',
              position: 'sticky',
              insetInlineStart: 'var(--inset)',
              maxWidth: 'calc(100cqi - 2 * var(--inset))',
            },
          },
          '& th, & td': {
            textAlign: 'start',
            verticalAlign: 'top',
            py: 1.5,
            px: 'var(--inset)',
            // On a phone three columns fit and part of a fourth, which shows that there is more
            minWidth: '6.5rem',
            '&[data-short]': { minWidth: 0, whiteSpace: 'nowrap' },
            borderTop: 1,
            borderColor: 'divider',
          },
        }}
      >
        <caption>
          <span>{table.caption}</span>
        </caption>
        <thead>
          <tr>
            {table.columns.map((column, index) => (
              <th key={index} scope="col" data-short={short[index]}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells], index) => (
            <tr key={index}>
              <th scope="row" data-short={short[0]}>
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-short={short[index + 1]}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

/** Whether a column has only short cells. It then does not wrap and leaves its width to the others. */
function isShort({ columns, rows }: TextTable, index: number): boolean {
  const cells = [columns[index], ...rows.map((row) => row[index])]
  return cells.every((cell) => (cell ?? '').length <= 11)
}

/** A shadow at each edge where the table continues. Two layers that scroll with the table hide it at the ends. */
const scrollBoxStyle: SxProps<Theme> = (theme) => {
  const ground = theme.vars.palette.background.default
  const shade = `rgba(${theme.vars.palette.primary.mainChannel} / 0.4)`
  return {
    overflowX: 'auto',
    containerType: 'inline-size',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    backgroundColor: 'background.default',
    backgroundImage: `linear-gradient(90deg, ${ground} 40%, transparent), linear-gradient(270deg, ${ground} 40%, transparent), linear-gradient(90deg, ${shade}, transparent), linear-gradient(270deg, ${shade}, transparent)`,
    backgroundPosition: '0 0, 100% 0, 0 0, 100% 0',
    backgroundRepeat: 'no-repeat',
    backgroundSize: '40px 100%, 40px 100%, 14px 100%, 14px 100%',
    backgroundAttachment: 'local, local, scroll, scroll',
    '@media (prefers-contrast: more)': { backgroundImage: 'none' },
  }
}
