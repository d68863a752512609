import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'

import { shell } from '../../generated/texts/shell'
import { maxQueryLength } from '../../lib/search-query'
import { controlStyle, FormField } from './FormField'

type SearchFieldProps = {
  label: string
  placeholder?: string
  value: string
  onChange: (text: string) => void
}

/** A search field, submitted as `q`. Its clear button disappears on click, so the focus returns to the field. */
export function SearchField({ label, placeholder, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange('')
    input.current?.focus()
  }
  return (
    <FormField label={label}>
      {({ id }) => (
        <OutlinedInput
          id={id}
          inputRef={input}
          type="search"
          name="q"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
          autoComplete="off"
          slotProps={{ input: { enterKeyHint: 'search', dir: 'auto', maxLength: maxQueryLength } }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
          endAdornment={
            value && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={shell.clearSearch} onClick={clear}>
                  <CloseIcon />
                </IconButton>
              </InputAdornment>
            )
          }
          // Hides the browser's clear button, which the keyboard cannot reach
          sx={[controlStyle, { '& ::-webkit-search-cancel-button': { display: 'none' } }]}
        />
      )}
    </FormField>
  )
}
