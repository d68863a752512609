import Box from '@mui/material/Box'

import { leadFieldNames } from '../../content/lead-fields'
import type { Texts } from '../../content/schema/texts'
import { leadFieldLabels, sharedFormTexts } from '../../generated/texts/lead-forms'
import { FormSelect } from '../../ui/forms/FormSelect'
import { FormTextField } from '../../ui/forms/FormTextField'
import type { LeadFormApi } from './use-lead-form'

type LeadFieldsProps = {
  form: LeadFormApi
  texts: Pick<Texts['lead-forms']['contactFormTexts'], 'hints' | 'serviceOptions' | 'serviceLabels'>
}

/** Autofill and keyboard of each field. Once hydrated the forms are `noValidate`, so `type` validates nothing. */
const entryAids = {
  name: { autoComplete: 'name' },
  // No address is longer (RFC 5321, 4.5.3.1.3), and Chromium checks one of 100,000 letters for many seconds
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', maxLength: 254 },
  phone: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  company: { autoComplete: 'organization' },
  website: { type: 'url', autoComplete: 'url', inputMode: 'url' },
  description: { rows: 4 },
  referral: {},
} as const

/** The eight fields of both lead forms, in the order of `leadFieldNames`. */
export function LeadFields({ form, texts }: LeadFieldsProps) {
  const { formik, sync, requiredFields } = form
  const areAllRequired = requiredFields.length === leadFieldNames.length
  return (
    <Box sx={gridStyle}>
      {leadFieldNames.map((name) => {
        const isRequired = requiredFields.includes(name)
        const field = {
          name,
          label: leadFieldLabels[name],
          isOptional: !isRequired && !areAllRequired,
          isRequired,
          hint: texts.hints[name],
          error: formik.errors[name],
          value: formik.values[name],
          onChange: sync,
        }
        return name === 'service' ? (
          <FormSelect
            key={name}
            {...field}
            options={texts.serviceOptions}
            labels={texts.serviceLabels}
            placeholder={sharedFormTexts.servicePlaceholder}
          />
        ) : (
          <FormTextField key={name} {...field} {...entryAids[name]} />
        )
      })}
    </Box>
  )
}

const gridStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  gap: 2.5,
  // The last two fields hold long texts and get the full width
  '& > :nth-last-of-type(-n + 2)': { gridColumn: '1 / -1' },
} as const
