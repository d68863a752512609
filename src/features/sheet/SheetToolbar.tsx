import ClearIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'

import type { TablePageContent } from '../../content/table-page'
import { controlStyle, FormField } from '../../ui/forms/FormField'

type SheetToolbarProps = {
  texts: TablePageContent
  search: string
  onSearch: (search: string) => void
  onColumns: () => void
  onExport: () => void
  isExporting: boolean
}

/** The controls above the table: search, columns, export. */
export function SheetToolbar({
  texts,
  search,
  onSearch,
  onColumns,
  onExport,
  isExporting,
}: SheetToolbarProps) {
  const field = useRef<HTMLInputElement>(null)

  const handleClear = () => {
    onSearch('')
    field.current?.focus() // or it is lost with the button
  }

  return (
    <Box sx={toolsStyle}>
      <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: '26rem' } }}>
        <FormField label={texts.search.label}>
          {({ id }) => (
            <OutlinedInput
              id={id}
              type="search"
              slotProps={{ input: { dir: 'auto' } }}
              inputRef={field}
              value={search}
              placeholder={texts.search.placeholder}
              autoComplete="off"
              onChange={(event) => onSearch(event.target.value)}
              endAdornment={
                search && (
                  <InputAdornment position="end">
                    <IconButton
                      aria-label={texts.search.clear}
                      edge="end"
                      color="inherit"
                      onClick={handleClear}
                    >
                      <ClearIcon />
                    </IconButton>
                  </InputAdornment>
                )
              }
              sx={[controlStyle, searchStyle]}
            />
          )}
        </FormField>
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

/** Hides the browser's own clear button, which has no accessible name. */
const searchStyle = {
  '& input::-webkit-search-cancel-button': { display: 'none' },
} as const
