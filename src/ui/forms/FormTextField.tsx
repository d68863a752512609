import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'

import { controlStyle, FormField, type FormFieldProps } from './FormField'

type FormTextFieldProps = FormFieldProps & {
  value: string
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  /** Must not say more than the label and the hint, because it disappears with the first letter. */
  placeholder?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  /** Makes it a `textarea` of that many lines. */
  rows?: number
}

/** A text field of one or more lines. */
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
          // Not `multiline`: it renders `style` attributes, which the Content Security Policy forbids
          {...(rows ? { inputComponent: 'textarea', rows } : { type })}
          slotProps={{ input: { inputMode, ...(rows && { type: undefined }) } }}
          sx={rows ? [controlStyle, textAreaStyle] : controlStyle}
        />
      )}
    </FormField>
  )
}

const textAreaStyle = { '& .MuiInputBase-input': { height: 'auto', resize: 'vertical' } } as const
