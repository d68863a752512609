import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SubmitEvent } from 'react'

import { searchPage as texts } from '../../generated/texts/search-page'
import { paths } from '../../paths'
import { useEarlyEntries } from '../../ui/hooks/use-early-entries'
import { SearchField } from '../../ui/forms/SearchField'

type SearchFormProps = {
  value: string
  onChange: (text: string) => void
  onSubmit: (text: string) => void
}

/** A search field with a button, submitted to the search page where no scripts run. */
export function SearchForm({ value, onChange, onSubmit }: SearchFormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(value)
  }
  useEarlyEntries(['q'], ({ q = '' }) => onChange(q))
  return (
    <Box
      component="form"
      role="search"
      aria-label={texts.label}
      action={paths.search}
      method="get"
      onSubmit={handleSubmit}
      sx={{
        mt: 4,
        maxWidth: '40rem',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'end',
        '& > [data-field]': { flex: '1 1 14rem', width: 'auto' },
      }}
    >
      <SearchField label={texts.label} value={value} onChange={onChange} />
      <Button type="submit" variant="contained" sx={{ minHeight: 56 }}>
        {texts.submit}
      </Button>
    </Box>
  )
}
