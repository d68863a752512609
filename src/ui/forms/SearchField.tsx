import CloseIcon from '@mui/icons-material/Close'
import SearchIcon from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useRef } from 'react'

import { controlStyle, FormField } from './FormField'

type SearchFieldProps = {
  label: string
  /** Names the button that empties the box. */
  clearLabel: string
  /** Undefined leaves the text to the browser, for a form that is sent. */
  value?: string
  onChange?: (text: string) => void
}

/** A search box, sent as `q`. Emptying it by its button keeps the focus in it. */
export function SearchField({ label, clearLabel, value, onChange }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const clear = () => {
    onChange?.('')
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
          onChange={onChange && ((event) => onChange(event.target.value))}
          autoComplete="off"
          slotProps={{ input: { enterKeyHint: 'search' } }}
          startAdornment={
            <InputAdornment position="start">
              <SearchIcon />
            </InputAdornment>
          }
          endAdornment={
            value && (
              <InputAdornment position="end">
                <IconButton edge="end" aria-label={clearLabel} onClick={clear}>
                  <CloseIcon />
                </IconButton>
              </InputAdornment>
            )
          }
          // The browser's own button cannot be reached by keyboard.
          sx={[controlStyle, { '& ::-webkit-search-cancel-button': { display: 'none' } }]}
        />
      )}
    </FormField>
  )
}
