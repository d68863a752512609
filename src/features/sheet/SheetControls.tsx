import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

import { pageSizes } from '../../config'
import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { controlsStyle, Pager } from '../../ui/blocks/Pager'
import { FormSelect } from '../../ui/forms/FormSelect'
import { SearchField } from '../../ui/forms/SearchField'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { afterFlood } from '../../ui/screen-reader-pauses'

type SheetToolbarProps = {
  search: string
  onSearch: (search: string) => void
  /** What opens them, with `onFocus` to load their code in advance. */
  dialogs: readonly { children: string; onClick: () => void; onFocus: () => void }[]
  onExport: () => void
  isExporting: boolean
}

/** The controls above the table: search, dialogs, export. */
export function SheetToolbar(props: SheetToolbarProps) {
  const { search, onSearch, dialogs, onExport, isExporting } = props
  return (
    <Box sx={controlsStyle}>
      <Box sx={{ flex: '1 1 16rem', maxWidth: { sm: '26rem' } }}>
        <SearchField
          label={texts.search.label}
          placeholder={texts.search.placeholder}
          value={search}
          onChange={onSearch}
        />
      </Box>
      <Box data-print="no" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {dialogs.map((button) => (
          <Button
            key={button.children}
            variant="outlined"
            aria-haspopup="dialog"
            onPointerEnter={button.onFocus}
            {...button}
          />
        ))}
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

type SheetPagerProps = {
  page: number
  pageCount: number
  pageSize: number
  /** Which rows are shown, such as "Rows 11-20 of 57". */
  range: string
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** The pager of the table, with the choice of rows per page. */
export function SheetPager({ pageSize, range, onPageSize, ...pager }: SheetPagerProps) {
  // In the commit that replaces the rows, it would not be announced
  const status = useDebounced(texts.pagination.page(pager.page), afterFlood)
  return (
    <Pager label={texts.pagination.label} texts={texts.pagination} status={status} {...pager}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box>
          <FormSelect
            name="size"
            label={texts.pagination.rowsPerPage}
            options={pageSizes.sheet.options.map(String)}
            value={String(pageSize)}
            onChange={(event) => onPageSize(Number(event.target.value))}
          />
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1.5 }}>
          {range}
        </Typography>
      </Box>
    </Pager>
  )
}
