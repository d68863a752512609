/**
 * Audits every state of a page but the first one, on every screen, compares the structure of the part that has appeared
 * and what was announced on the way. The first state is audited by `pages.spec.ts`.
 */
import { expect, test } from 'playwright/test'

import { record } from './report/facts'
import { begin, journeys, panelName, saidWhenSlow } from './states'
import { auditMarkup, auditWithAxe } from './support/audit'
import { keepLedger } from './support/ledger'
import { allScreens, isFull, screens, settled, useColors } from './support/site'
import { expectStructure } from './support/structure'

for (const [name, journey] of Object.entries(journeys)) {
  const { address, heard, panels = {}, quick, states, tags = [] } = journey
  for (const screen of journey.screens ?? allScreens) {
    if (!isFull && screen !== quick) continue
    test.describe(`on a ${screen} screen`, () => {
      test.use({ viewport: screens[screen], hasTouch: screen !== 'desktop' })

      test(
        `"${name}" is accessible and valid: ${Object.keys(states).join(', ')}`,
        { tag: ['@S26', '@S33', '@S34', ...tags] },
        async ({ page }) => {
          const announced = await keepLedger(page)
          const violations: string[] = []
          page.on('console', (message) => {
            if (/Content Security Policy|requires 'Trusted/.test(message.text()))
              violations.push(message.text())
          })
          await begin(page, journey)
          for (const [state, reach] of Object.entries(states)) {
            await reach(page)
            await settled(page)
            const place = { address, state: `${name}: ${state}`, screen }
            expect.soft(await auditWithAxe(page, place), `axe, ${state}`).toEqual([])
            if (journey.dark === 'too') {
              await useColors(page, 'dark')
              const dark = { ...place, state: `${place.state}, dark` }
              expect.soft(await auditWithAxe(page, dark), `axe, ${state}, dark`).toEqual([])
              await useColors(page, 'light')
            }
            expect.soft(await auditMarkup(page, place), `markup, ${state}`).toEqual([])
            const panel = panels[state]
            if (panel && screen === quick)
              await expectStructure(page.locator(panel), panelName(name, state))
          }
          expect.soft(violations, 'what the policy has blocked').toEqual([])
          if (!heard) return
          const said = async () =>
            (await announced()).filter((it) => heard.includes(it) || !saidWhenSlow.includes(it))
          await expect.poll(said, 'what live regions say').toEqual(heard)
          await settled(page)
          expect(await said(), 'and not more').toEqual(heard)
          record({ kind: 'ledger', journey: name, messages: heard.length })
        },
      )
    })
  }
}
