import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'

import { sheetPage } from '../../generated/texts/sheet-page'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { LiveRegion, useMessage } from '../../ui/text/LiveRegion'
import type { GridColumn } from './use-columns'

type ColumnsDialogProps = {
  open: boolean
  columns: readonly GridColumn[]
  onShow: (column: number, isShown: boolean) => void
  /** One step wider (1) or narrower (-1). @returns the new width in px, for the announcement. */
  onStep: (column: number, direction: 1 | -1) => number
  onReset: () => void
  onClose: () => void
  onExited: () => void
}

/** Shows, hides and resizes columns without dragging: https://www.w3.org/TR/WCAG22/#dragging-movements */
export function ColumnsDialog(props: ColumnsDialogProps) {
  const { open, columns, onShow, onStep, onReset, onClose, onExited } = props
  const texts = sheetPage.columns
  const [announcement, announce] = useMessage()
  const shownCount = columns.filter(({ isShown }) => isShown).length

  const handleShow = (column: number, isShown: boolean) => {
    const isLast = !isShown && shownCount === 1
    announce(isLast ? texts.oneStays : '')
    if (!isLast) onShow(column, isShown)
  }

  return (
    <AppDialog
      open={open}
      title={texts.label}
      onClose={onClose}
      onExited={() => {
        announce('')
        onExited()
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.hint}
      </Typography>
      <Box component="fieldset" sx={fieldsetStyle}>
        <Typography component="legend" variant="h4" sx={{ mb: 1 }}>
          {texts.shown}
        </Typography>
        {columns.map(({ name, isShown }, column) => (
          <Box key={name} sx={rowStyle}>
            <FormControlLabel
              control={<Checkbox checked={isShown} />}
              label={name}
              onChange={(_, checked) => handleShow(column, checked)}
              sx={{ flexGrow: 1 }}
            />
            {([-1, 1] as const).map((direction) => (
              <Button
                key={direction}
                variant="text"
                aria-label={(direction < 0 ? texts.narrowerName : texts.widerName)(name)}
                onClick={() => announce(texts.width(name, onStep(column, direction)))}
              >
                {direction < 0 ? texts.narrower : texts.wider}
              </Button>
            ))}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 2 }}>
        <Button
          variant="outlined"
          onClick={() => {
            onReset()
            announce(texts.resetDone)
          }}
        >
          {texts.reset}
        </Button>
        <LiveRegion>{announcement}</LiveRegion>
      </Box>
    </AppDialog>
  )
}

const fieldsetStyle = { border: 0, p: 0, m: 0, mt: 2, minWidth: 0 } as const

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
} as const
