/** Audits every state of a page but the first one, on every screen. The first one is audited by `pages.spec.ts`. */
import { expect, test } from 'playwright/test'

import { begin, journeys } from './states'
import { auditMarkup, auditWithAxe } from './support/audit'
import { allScreens, isFull, screens, settled } from './support/site'

for (const journey of journeys) {
  for (const screen of journey.screens ?? allScreens) {
    if (!isFull && screen !== journey.quick) continue
    const title = `no violations in "${journey.name}": ${journey.states.map(({ name }) => name).join(', ')}`
    test.describe(`on a ${screen} screen`, () => {
      test.use({ viewport: screens[screen], hasTouch: screen !== 'desktop' })

      test(title, { tag: ['@S26', '@S33', '@S34', ...(journey.tags ?? [])] }, async ({ page }) => {
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
