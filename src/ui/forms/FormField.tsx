import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId, type ReactNode } from 'react'

import { shell } from '../../generated/texts/shell'

export type FormFieldProps = {
  name: string
  label: string
  /** Says after the label that the field may stay empty. */
  isOptional?: boolean
  isRequired?: boolean
  /** What to enter. A placeholder would disappear with the first letter. */
  hint?: string
  /** What is wrong; it also marks the field as invalid. */
  error?: string
}

type ControlIds = { id: string; describedBy: string | undefined }

/** Label, hint and error around a control, connected to it by ids. */
export function FormField(
  props: Omit<FormFieldProps, 'name'> & { children: (ids: ControlIds) => ReactNode },
) {
  const { label, isOptional, isRequired = false, hint, error, children } = props
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <FormControl fullWidth required={isRequired} error={Boolean(error)} data-field>
      <FormLabel htmlFor={id} required={false} sx={labelStyle}>
        {isOptional ? `${label} ${shell.optional}` : label}
      </FormLabel>
      {/* Only the error describes an invalid field, so that screen readers do not read the hint first */}
      {children({ id, describedBy: error ? errorId : hint && hintId })}
      {error && (
        <FormHelperText id={errorId} sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
          <ErrorIcon fontSize="small" />
          <Box component="span">{error}</Box>
        </FormHelperText>
      )}
      {hint && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  )
}

const labelStyle = {
  mb: 0.5,
  fontWeight: 'fontWeightMedium',
  color: 'text.primary',
  '&.Mui-focused:not(.Mui-error)': { color: 'text.primary' },
} as const

const focusRing = { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: '2px' }

/**
 * Styles of all controls. The focus is a ring: MUI's thicker edge can hardly be told from the edge of a field in error.
 * The margin keeps label and error visible when a field is scrolled to, also above an on-screen keyboard.
 */
export const controlStyle = {
  // MUI's class needs React, so it misses before hydration and without JavaScript. Firefox knows `:has` from 121 on
  '&:has(.MuiInputBase-input:focus)': focusRing,
  '&.Mui-focused': focusRing,
  // Puts the text above MUI's `fieldset`, which covers the field: else axe cannot compute its contrast
  isolation: 'isolate',
  '& .MuiInputBase-input': { position: 'relative', zIndex: 1, scrollMarginBlock: '4rem' },
} as const
