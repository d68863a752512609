import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { pageSizes } from '../../config'
import { tablePage } from '../../content/table-page'
import { Pager } from '../../ui/blocks/Pager'
import { FormSelect } from '../../ui/forms/FormSelect'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { afterFlood } from '../../ui/text/LiveRegion'

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
  const texts = tablePage.pagination
  // In the commit that replaces the rows, it would not be announced
  const status = useDebounced(texts.page(pager.page), afterFlood)
  return (
    <Pager label={texts.label} texts={texts} status={status} {...pager}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box>
          <FormSelect
            name="size"
            label={texts.rowsPerPage}
            options={pageSizes.table.options.map(String)}
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
