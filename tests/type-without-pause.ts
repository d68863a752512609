import type { Locator } from 'playwright/test'

/**
 * Types letter by letter while the page's clock stands still: on a busy machine, the time between two letters could
 * otherwise count as the end of typing.
 */
export async function typeWithoutPause(field: Locator, text: string): Promise<void> {
  const { clock } = field.page()
  await clock.install()
  await clock.pauseAt(Date.now() + 1000)
  await field.pressSequentially(text)
  await clock.resume()
}
