/** Every state that is not the first one (P03 and E04 among them; S26 in each), on every screen. What pages look like at first: `pages.spec.ts`. */
import { expect, test } from '@playwright/test'

import { begin, journeys } from './states'
import { auditMarkup, auditWithAxe } from './support/audit'
import { allScreens, isFull, screens, settled } from './support/site'

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
