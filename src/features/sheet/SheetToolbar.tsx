import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import { tablePage as texts } from '../../content/table-page'
import { SearchField } from '../../ui/forms/SearchField'

type SheetToolbarProps = {
  search: string
  onSearch: (search: string) => void
  onColumns: () => void
  onExport: () => void
  isExporting: boolean
}

/** The controls above the table: search, columns, export. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { search, onSearch, onColumns, onExport, isExporting } = props
  return (
    <Box sx={toolsStyle}>
      <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: '26rem' } }}>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          value={search}
          onChange={onSearch}
        />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={onColumns}>
          {texts.columns.label}
        </Button>
        <Button
          variant="contained"
          aria-disabled={isExporting || undefined}
          onClick={isExporting ? undefined : onExport}
        >
          {texts.exportCsv.label}
        </Button>
      </Box>
    </Box>
  )
}

const toolsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
} as const
