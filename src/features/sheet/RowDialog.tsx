import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'

import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { copyCells, formatCells } from '../../lib/copy-cells'
import { excerpt } from '../../lib/excerpt'
import { longestText } from '../../lib/fold-text'
import { readLinks } from '../../lib/read-link'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { endStyle } from '../../ui/blocks/Pager'
import { CopyText } from '../../ui/forms/CopyText'
import { ExternalLink } from '../../ui/text/ExternalLink'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'

/** `position` counts the rows found from 1, `column` is that of the opened cell, from 0. */
export type OpenedRow = {
  readonly position: number
  readonly cells: readonly string[]
  readonly column: number
}

type RowDialogProps = {
  open: boolean
  /** Kept while the dialog closes, or its text would disappear before it does. */
  row: OpenedRow
  total: number
  header: readonly string[]
  onMove: (position: number) => void
  onClose: () => void
}

/** A whole row, each value below the name of its column, with what one does with it: call, write, copy, go on. */
export function RowDialog({ open, row, total, header, onMove, onClose }: RowDialogProps) {
  const { position, cells, column } = row
  const title = texts.row.title(position, total)
  const text = cells[column] ?? ''
  const moveTo = (to: number) => ({
    'aria-disabled': to < 1 || to > total || undefined,
    onClick: () => to >= 1 && to <= total && onMove(to),
    sx: endStyle,
  })

  return (
    <AppDialog open={open} title={title} onClose={onClose} isReading>
      <Box sx={barStyle}>
        <Button variant="outlined" {...moveTo(position - 1)}>
          {texts.row.previous}
        </Button>
        <Button variant="outlined" {...moveTo(position + 1)}>
          {texts.row.next}
        </Button>
        <CopyText
          key={position}
          text={formatCells([cells])}
          copy={() => copyCells([cells])}
          texts={texts.row.copy}
        />
        <LiveRegion sx={visuallyHidden}>
          {`${title}. ${header[column]}: ${excerpt(text, 60) || texts.cell.empty}`}
        </LiveRegion>
      </Box>
      {/* A new list for each row, or the opened column would move out of view */}
      <Box component="dl" key={position} sx={{ m: 0 }}>
        {header.map((name, at) => (
          <Box
            key={name}
            ref={at === column ? scrollIntoView : undefined}
            sx={[fieldStyle, at === column && openedStyle]}
          >
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Box component="dd" dir="auto" sx={{ m: 0, whiteSpace: 'pre-wrap' }}>
              <Value text={cells[at] ?? ''} />
            </Box>
            {at === column && text && (
              <Box component="dd" sx={{ m: 0, mt: 1 }}>
                <CopyText text={text} texts={texts.cell.copy} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}

function Value({ text }: { text: string }) {
  const [href, chat] = readLinks(text)
  if (!href) return excerpt(text, longestText) || '–'
  // The address of this page may have a name in it, as the search
  const rel = 'noopener noreferrer'
  if (href.startsWith('https:')) return <ExternalLink {...{ href, rel }}>{text}</ExternalLink>
  return (
    <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
      <Link href={href}>{text}</Link>
      {chat && (
        <ExternalLink href={chat} rel={rel}>
          {texts.row.whatsApp}
          <VisuallyHidden> {text}</VisuallyHidden>
        </ExternalLink>
      )}
    </Box>
  )
}

const scrollIntoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

/** In reach however long the row is, unless it would cover most of it. */
const barStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1.5,
  margin: '-16px -24px 0',
  padding: '16px 24px',
  bgcolor: 'background.paper',
  '@media (min-height: 500px)': { position: 'sticky', top: '-16px', zIndex: 1 },
} as const

const fieldStyle = { py: 1, borderTop: 1, borderColor: 'divider', scrollMarginTop: '9rem' } as const
const openedStyle = { pl: 1.5, borderLeft: 4, borderLeftColor: 'primary.main' } as const
