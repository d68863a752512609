import NativeSelect from '@mui/material/NativeSelect'
import OutlinedInput from '@mui/material/OutlinedInput'
import type { ChangeEventHandler } from 'react'

import { controlStyle, FormField, type FormFieldProps } from './FormField'

type FormSelectProps = FormFieldProps & {
  value: string
  onChange: ChangeEventHandler<HTMLSelectElement>
  options: readonly string[]
  /** The first option, for "nothing chosen"; without it, one option is always chosen. */
  placeholder?: string
}

/** A choice of one: the browser's own select, with its own picker on phones. */
export function FormSelect({
  name,
  value,
  onChange,
  options,
  placeholder,
  ...field
}: FormSelectProps) {
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
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </NativeSelect>
      )}
    </FormField>
  )
}
