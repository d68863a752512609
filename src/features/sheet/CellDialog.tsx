import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

import { tablePage as texts } from '../../content/table-page'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { LiveRegion } from '../../ui/text/LiveRegion'

type CellDialogProps = {
  open: boolean
  /** Kept while the dialog closes, or its text would disappear before it does. */
  cell: { readonly cells: readonly string[]; readonly column: number } | null
  header: readonly string[]
  onClose: () => void
}

/** Shows the full text of a cell, which the grid cuts off at the column's width, and below it all cells of its row. */
export function CellDialog({ open, cell, header, onClose }: CellDialogProps) {
  const [copied, setCopied] = useState<typeof cell>(null)
  if (!cell) return null
  const text = cell.cells[cell.column] ?? ''

  const handleCopy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(cell),
      (error: unknown) => console.warn('The cell was not copied', error),
    )
  }

  return (
    <AppDialog
      open={open}
      title={header[cell.column] ?? ''}
      closeLabel={texts.cell.close}
      onClose={onClose}
      isReading
    >
      <Typography dir="auto" sx={valueStyle}>
        {text || texts.cell.empty}
      </Typography>
      {text && 'clipboard' in navigator && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2 }}>
          <Button variant="outlined" onClick={handleCopy}>
            {texts.cell.copy}
          </Button>
          <LiveRegion>{copied === cell && texts.grid.copied}</LiveRegion>
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
              {cell.cells[column] || '–'}
            </Typography>
          </Box>
        ))}
      </Box>
    </AppDialog>
  )
}

const valueStyle = { whiteSpace: 'pre-wrap' } as const
