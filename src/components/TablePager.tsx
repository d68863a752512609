import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import Typography from '@mui/material/Typography'

import type { TablePageContent } from '../content/table-page'
import { controlStyle, FormField } from './FormField'

type TablePagerProps = {
  texts: TablePageContent['pagination']
  page: number
  pageCount: number
  pageSize: number
  sizes: readonly number[]
  /** Which rows are on screen, in words. */
  range: string
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** What stands under the table: rows per page, previous and next page. */
export function TablePager({
  texts,
  page,
  pageCount,
  pageSize,
  sizes,
  range,
  onPage,
  onPageSize,
}: TablePagerProps) {
  return (
    <Box role="group" aria-label={texts.label} sx={pagerStyle}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 2 }}>
        <Box>
          <FormField label={texts.rowsPerPage}>
            {({ id }) => (
              <NativeSelect
                variant="outlined"
                input={<OutlinedInput sx={controlStyle} />}
                id={id}
                value={pageSize}
                onChange={(event) => onPageSize(Number(event.target.value))}
              >
                {sizes.map((size) => (
                  <option key={size} value={size}>
                    {size}
                  </option>
                ))}
              </NativeSelect>
            )}
          </FormField>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', pb: 1.5 }}>
          {range}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <PageButton
          label={texts.previous}
          name={texts.previousName}
          page={page - 1}
          isThere={page > 1}
          onPage={onPage}
        />
        <Box role="status" sx={{ minWidth: '5em', textAlign: 'center' }}>
          {texts.page(page)}
        </Box>
        <PageButton
          label={texts.next}
          name={texts.nextName}
          page={page + 1}
          isThere={page < pageCount}
          onPage={onPage}
        />
      </Box>
    </Box>
  )
}

type PageButtonProps = {
  label: string
  name: string
  page: number
  isThere: boolean
  onPage: (page: number) => void
}

/** At the ends it stays where it is and keeps the focus, which `disabled` would drop. */
function PageButton({ label, name, page, isThere, onPage }: PageButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-label={name}
      aria-disabled={!isThere || undefined}
      onClick={() => isThere && onPage(page)}
      sx={{
        '&[aria-disabled="true"]': {
          cursor: 'not-allowed',
          color: 'text.secondary',
          borderStyle: 'dashed',
        },
      }}
    >
      {label}
    </Button>
  )
}

const pagerStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
} as const
