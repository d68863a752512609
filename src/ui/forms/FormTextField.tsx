import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'

import { controlStyle, FormField, type FormFieldProps } from './FormField'

type FormTextFieldProps = FormFieldProps & {
  value: string
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  /** Repeats the label at most, as it vanishes with the first letter. */
  placeholder?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Makes it a text area of that many lines. */
  rows?: number
}

/** A field for text, of one line or several. */
export function FormTextField({
  name,
  value,
  onChange,
  type = 'text',
  autoComplete,
  inputMode,
  placeholder,
  rows,
  ...field
}: FormTextFieldProps) {
  return (
    <FormField {...field}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          autoComplete={autoComplete}
          placeholder={placeholder}
          aria-describedby={describedBy}
          // `multiline` measures itself with an inline style, which the security policy blocks
          {...(rows ? { inputComponent: 'textarea', rows } : { type })}
          slotProps={{ input: { inputMode, ...(rows && { type: undefined }) } }}
          sx={rows ? [controlStyle, textAreaStyle] : controlStyle}
        />
      )}
    </FormField>
  )
}

const textAreaStyle = { '& .MuiInputBase-input': { height: 'auto', resize: 'vertical' } } as const
