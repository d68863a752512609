import { expect, test } from '@playwright/test'

import { begin, journeys } from './states'
import { auditMarkup, auditWithAxe, auditWithIbm } from './support/audit'
import { everyAddress, isFull, open, screens, settled, type Screen } from './support/site'

const allScreens = Object.keys(screens) as Screen[]

for (const journey of journeys) {
  for (const screen of journey.screens ?? allScreens) {
    if (!isFull && screen !== journey.quick) continue
    test.describe(`on the screen ${screen}`, () => {
      test.use({ viewport: screens[screen], hasTouch: screen !== 'desktop' })

      test(`S34 S33 ${journey.name}: ${journey.states.map(({ name }) => name).join(', ')}`, async ({
        page,
      }) => {
        test.setTimeout(60_000 + 20_000 * journey.states.length)
        await begin(page, journey)
        for (const state of journey.states) {
          await state.reach(page)
          await settled(page)
          const place = {
            address: journey.address,
            state: `${journey.name}: ${state.name}`,
            screen,
          }
          expect.soft(await auditWithAxe(page, place), `axe, ${state.name}`).toEqual([])
          expect.soft(await auditMarkup(page, place), `markup, ${state.name}`).toEqual([])
        }
      })
    })
  }
}

for (const address of everyAddress) {
  test(`S33 S34 html-validate${isFull ? " and IBM's engine find" : ' finds'} nothing on ${address}`, async ({
    page,
  }) => {
    test.setTimeout(120_000)
    const place = { address, state: 'base', screen: 'desktop' }
    await open(page, address)
    expect.soft(await auditMarkup(page, place)).toEqual([])
    if (isFull) expect.soft(await auditWithIbm(page, place)).toEqual([])
  })
}

if (isFull) {
  for (const address of everyAddress) {
    for (const screen of allScreens) {
      test.describe(`on the screen ${screen}`, () => {
        test.use({ viewport: screens[screen], hasTouch: screen !== 'desktop' })

        test(`S34 axe finds nothing on ${address}, in light and dark colors`, async ({ page }) => {
          test.setTimeout(120_000)
          await open(page, address)
          for (const colorScheme of ['light', 'dark'] as const) {
            await page.emulateMedia({ colorScheme })
            await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme)
            const place = { address, state: colorScheme === 'dark' ? 'dark' : 'base', screen }
            expect.soft(await auditWithAxe(page, place), colorScheme).toEqual([])
          }
        })
      })
    }
  }
}
