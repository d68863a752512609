import { timeouts } from '../../config'

/** Name of the hidden field; browsers do not autofill it. */
export const trapField = 'subject'

/** When the first lead form of this page load appeared, by `performance.now()`. */
let firstShownAt: number | undefined

/** Call it when a lead form appears; only the first call counts. */
export function noteFormShown(): void {
  firstShownAt ??= performance.now()
}

/** Resolves once a person could have filled the form in. A program that leaves at once then sends nothing. */
export async function waitUntilPlausible(): Promise<void> {
  const now = performance.now()
  const rest = (firstShownAt ?? now) + timeouts.leastFill - now
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}

/** Whether the form's hidden field has a value, which only a program can enter. */
export function isTrapFilled(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(trapField)
  return field instanceof HTMLInputElement && field.value !== ''
}
