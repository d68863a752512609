import { timeouts } from '../config'

/** Nobody's answer: what stands in it was written by a program. Not a name that browsers fill in. */
export const trapField = 'subject'

/** When the first lead form of this page load appeared, by the clock that nobody can set. */
let firstShownAt: number | undefined

/** A lead form is on the screen: from now on it can be filled in. */
export function noteFormShown(): void {
  firstShownAt ??= performance.now()
}

/**
 * Resolves when a person could have filled the form in. Whoever is faster waits for the rest of the
 * time and loses nothing; programs that send and leave at once are gone by then.
 */
export async function waitUntilPlausible(): Promise<void> {
  const now = performance.now()
  const rest = (firstShownAt ?? now) + timeouts.leastFill - now
  if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
}

/** Whether the field that people never meet was filled in. */
export function isTrapFilled(form: HTMLFormElement | null): boolean {
  const field = form?.elements.namedItem(trapField)
  return field instanceof HTMLInputElement && field.value !== ''
}
