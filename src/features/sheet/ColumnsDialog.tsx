import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'

import { sheetPage } from '../../generated/texts/sheet-page'
import { foldText } from '../../lib/fold-text'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { CheckGrid } from '../../ui/blocks/CheckGrid'
import { SearchField } from '../../ui/forms/SearchField'
import { announceDelay } from '../../ui/screen-reader-pauses'
import { LiveRegion, useAnnouncements } from '../../ui/text/LiveRegion'
import type { Table } from './use-table'

type ColumnsDialogProps = { table: Table; open: boolean; onClose: () => void }

/** Shows, hides and resizes columns without dragging: https://www.w3.org/TR/WCAG22/#dragging-movements */
export function ColumnsDialog({ table, open, onClose }: ColumnsDialogProps) {
  const { columns } = table
  const texts = sheetPage.columns
  const [announcement, announce] = useAnnouncements()
  const [search, setSearch] = useState('')
  const numbers = [...columns.keys()]
  const isShown = (column: number) => columns[column]?.isShown ?? false
  const nameOf = (column: number) => columns[column]?.name ?? ''
  const findColumns = (text: string) =>
    numbers.filter((column) => foldText(nameOf(column)).includes(foldText(text)))
  const found = findColumns(search)

  const hide = (hidden: readonly number[]) => table.changeQuery({ hidden }, 'typing')
  /** Shows or hides columns, but for one if no other would be shown. @returns how many are shown then. */
  const change = (changed: readonly number[], show: boolean): number => {
    const shown = numbers.filter((column) => (changed.includes(column) ? show : isShown(column)))
    if (shown.length === 0) shown.push(changed[0] ?? 0)
    hide(numbers.filter((column) => !shown.includes(column)))
    return shown.length
  }
  const handleSearch = (text: string) => {
    setSearch(text)
    announce(texts.found(findColumns(text).length, columns.length), announceDelay, 'search')
  }
  const handleShow = (column: number, show: boolean) => {
    const isKept = change([column], show) === numbers.filter(isShown).length
    announce(isKept ? texts.oneStays : '')
  }
  const handleStep = (direction: 1 | -1) => (column: number) =>
    announce(texts.width(nameOf(column), table.step(column, direction)), 0, 'width')

  return (
    <AppDialog
      open={open}
      title={texts.label}
      onClose={onClose}
      onExited={() => {
        announce('')
        setSearch('')
        table.announce.columns(table.shownColumns.length)
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.hint}
      </Typography>
      <SearchField label={texts.search} value={search} onChange={handleSearch} />
      <Box sx={buttonsStyle}>
        {([false, true] as const).map((show) => (
          <Button
            key={String(show)}
            variant="outlined"
            onClick={() => announce(texts.visible(change(found, show), columns.length))}
          >
            {show ? texts.showAll : texts.hideAll}
          </Button>
        ))}
        <Button
          variant="outlined"
          onClick={() => {
            hide([])
            table.setWidths({})
            announce(texts.resetDone)
          }}
        >
          {texts.reset}
        </Button>
      </Box>
      <CheckGrid
        heading={texts.shown}
        items={found.map((id) => ({ id, name: nameOf(id), isChecked: isShown(id) }))}
        onCheck={handleShow}
        actions={[
          { text: texts.narrower, label: texts.narrowerName, onClick: handleStep(-1) },
          { text: texts.wider, label: texts.widerName, onClick: handleStep(1) },
        ]}
      />
      <LiveRegion sx={messageStyle}>{announcement}</LiveRegion>
    </AppDialog>
  )
}

const buttonsStyle = { display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2 } as const

/** At the lower edge of the dialog, where it is seen beside each row of a long list. */
const messageStyle = {
  position: 'sticky',
  bottom: '-1.25rem',
  py: 1,
  bgcolor: 'background.paper',
  '&:empty': { py: 0 },
} as const
