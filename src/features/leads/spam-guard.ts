import { timeouts } from '../../config'

/** Name of the field that only programs fill in; not a name that browsers autofill. */
export const trapField = 'subject'

/** When the first lead form of this page load appeared. */
let firstShownAt: number | undefined

export function noteFormShown(): void {
  firstShownAt ??= performance.now()
}

/** Resolves when a person could have filled the form in. Programs that send and leave at once are gone by then. */
export async function waitUntilPlausible(): Promise<void> {
  const now = performance.now()
  const rest = (firstShownAt ?? now) + timeouts.leastFill - now
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}

export function isTrapFilled(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(trapField)
  return field instanceof HTMLInputElement && field.value !== ''
}
