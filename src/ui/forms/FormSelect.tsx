import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler } from 'react'

import { controlStyle, FormField, type FormFieldProps } from './FormField'

type FormSelectProps = FormFieldProps & {
  value: string
  onChange: ChangeEventHandler<HTMLSelectElement>
  options: readonly string[]
  /** What is shown instead of them, in their order. */
  labels?: readonly string[]
  /** Label of an empty first option; without it, one of `options` is always selected. */
  placeholder?: string
}

/** A native select, for which phones show their own picker. */
export function FormSelect(props: FormSelectProps) {
  const { name, value, onChange, options, labels, placeholder, ...field } = props
  return (
    <FormField {...field}>
      {({ id, describedBy }) => (
        <NativeSelect
          variant="outlined"
          input={<OutlinedInput sx={controlStyle} />}
          id={id}
          name={name}
          value={value}
          onChange={onChange}
          aria-describedby={describedBy}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option, index) => (
            <option key={index} value={option}>
              {labels?.[index] ?? option}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
