import Box from '@mui/material/Box'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler, HTMLInputTypeAttribute, InputHTMLAttributes } from 'react'

import { controlStyle, FormField, type FormFieldProps } from './FormField'

type FormTextFieldProps = FormFieldProps & {
  value: string
  onChange: ChangeEventHandler<HTMLInputElement | HTMLTextAreaElement>
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode']
  maxLength?: number
  /** Makes it a `textarea` of that many lines. */
  rows?: number
}

/** A text field of one or more lines. */
export function FormTextField(props: FormTextFieldProps) {
  const { name, value, onChange, autoComplete, ...others } = props
  const { type = 'text', inputMode, maxLength, rows, ...field } = others
  // People write in any script; addresses and numbers always run from left to right
  const dir = type === 'text' ? 'auto' : undefined
  return (
    <FormField {...field}>
      {({ id, describedBy }) => (
        <>
          <OutlinedInput
            id={id}
            name={name}
            value={value}
            onChange={onChange}
            autoComplete={autoComplete}
            aria-describedby={describedBy}
            // Not `multiline`: it renders `style` attributes, which the Content Security Policy forbids
            {...(rows ? { inputComponent: 'textarea', rows } : { type })}
            slotProps={{ input: { inputMode, dir, maxLength, ...(rows && { type: undefined }) } }}
            sx={[controlStyle, rows ? textAreaStyle : {}, value ? screenOnly : {}]}
          />
          {/* A field prints only the part of its text that fits in it */}
          {value && (
            <Box dir={dir} sx={printedStyle}>
              {value}
            </Box>
          )}
        </>
      )}
    </FormField>
  )
}

const textAreaStyle = { '& .MuiInputBase-input': { height: 'auto', resize: 'vertical' } } as const

const screenOnly = { '@media print': { display: 'none' } } as const

const printedStyle = {
  display: 'none',
  '@media print': { display: 'block' },
  p: 1.5,
  border: 1,
  borderRadius: 1,
  whiteSpace: 'pre-wrap',
} as const
