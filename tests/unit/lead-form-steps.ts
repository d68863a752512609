import { fireEvent, screen } from '@testing-library/react'

import { company } from '../../src/content/company'
import type { Lead } from '../../src/content/lead-fields'
import {
  alternativesTexts,
  leadFieldLabels,
  sharedFormTexts,
} from '../../src/generated/texts/lead-forms'
import { shell } from '../../src/generated/texts/shell'

/** A field of either form, by its label. */
export const field = (name: keyof Lead) =>
  screen.getByLabelText<HTMLInputElement>((text) =>
    [leadFieldLabels[name], `${leadFieldLabels[name]} ${shell.optional}`].includes(text),
  )

/** Sets values as typing does, but without its time. */
export function fill(values: Partial<Lead>) {
  for (const [name, value] of Object.entries(values))
    fireEvent.change(field(name as keyof Lead), { target: { value } })
}

/** The submit button, also while the form is being sent. */
export const submit = () =>
  screen.getByRole('button', {
    name: (name) => [sharedFormTexts.submit, sharedFormTexts.submitting].includes(name),
  })

export const alertText = () => screen.getByRole('alert').textContent
export const statusText = () => screen.getByRole('status').textContent

/** Names of the links that a failed form offers, and of buttons. */
export const names = {
  call: { name: alternativesTexts.callLabel(company.phones[0]) },
  email: { name: alternativesTexts.mailLabel(company.email) },
  dismiss: { name: shell.dismissMessage },
  submitting: { name: sharedFormTexts.submitting },
}
