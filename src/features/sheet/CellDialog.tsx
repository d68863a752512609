import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { excerpt } from '../../lib/excerpt'
import { longestText } from '../../lib/fold-text'
import { CopyText } from '../../ui/forms/CopyText'

type CellDialogProps = {
  open: boolean
  /** Kept while the dialog closes, or its text would disappear before it does. */
  cell: { readonly cells: readonly string[]; readonly column: number } | null
  header: readonly string[]
  onClose: () => void
}

/** Shows the full text of a cell, which the grid cuts off at the column's width, and below it all cells of its row. */
export function CellDialog({ open, cell, header, onClose }: CellDialogProps) {
  if (!cell) return null
  const text = cell.cells[cell.column] ?? ''

  return (
    <AppDialog open={open} title={header[cell.column] ?? ''} onClose={onClose} isReading>
      <Typography dir="auto" sx={valueStyle}>
        {excerpt(text, longestText) || texts.cell.empty}
      </Typography>
      {text && (
        <Box sx={{ mt: 2 }}>
          <CopyText key={text} text={text} texts={texts.cell.copy} />
        </Box>
      )}
      <Typography variant="h4" component="h3" sx={{ mt: 4, mb: 1 }}>
        {texts.cell.wholeRow}
      </Typography>
      <Box component="dl" sx={{ m: 0 }}>
        {header.map((name, column) => (
          <Box key={name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Typography component="dd" variant="body2" dir="auto" sx={[valueStyle, { m: 0 }]}>
              {excerpt(cell.cells[column] ?? '', longestText) || '–'}
            </Typography>
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}

const valueStyle = { whiteSpace: 'pre-wrap' } as const
