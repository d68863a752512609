import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useRef, type SubmitEvent } from 'react'

import { useEarlyEntries } from '../../ui/forms/early-entries'
import { SearchField } from '../../ui/forms/SearchField'

type SearchFormProps = {
  /** The search page: before hydration, the browser submits the form there by GET. */
  action: string
  texts: {
    /** Label of the field, and accessible name of the landmark. */
    readonly label: string
    readonly submit: string
    readonly clear: string
  }
  value?: string
  onChange?: (text: string) => void
  onSubmit: (text: string) => void
}

/** A search field with a button. Without `value` it keeps its own text. */
export function SearchForm({ action, texts, value, onChange, onSubmit }: SearchFormProps) {
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  const form = useRef<HTMLFormElement>(null)
  useEarlyEntries(['q'], ({ q = '' }) => {
    const field = form.current?.elements.namedItem('q')
    if (onChange) onChange(q)
    else if (field instanceof HTMLInputElement) field.value = q
  })
  return (
    <Box
      component="form"
      ref={form}
      role="search"
      aria-label={texts.label}
      action={action}
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
      <SearchField label={texts.label} clearLabel={texts.clear} value={value} onChange={onChange} />
      <Button type="submit" variant="contained" sx={{ minHeight: 56 }}>
        {texts.submit}
      </Button>
    </Box>
  )
}
