import { expect, test } from 'playwright/test'

import { motionTexts } from '../src/generated/texts/shell'
import { record } from './report/facts'
import { addresses, htmlOf, keyAddresses, openWhole, screens } from './support/site'
import { walk, type Stop } from './support/tab-walk'

for (const screen of ['desktop', 'zoomed'] as const) {
  test.describe(`on a ${screen} screen`, () => {
    test.use({ viewport: screens[screen] })

    for (const address of screen === 'desktop' ? addresses : keyAddresses) {
      test(
        `Tab through ${address} finds the same visible stops forward and backward`,
        { tag: ['@S14', '@S15', '@S16'] },
        async ({ page }) => {
          test.slow()
          await openWhole(page, address)
          const forward = await walk(page, 'Tab')
          record({ kind: 'stops', address, screen, stops: forward.length })

          // Shift+Tab from the address bar starts at the last element
          await openWhole(page, address)
          const backward = await walk(page, 'Shift+Tab')

          const weak = (stops: readonly Stop[]) =>
            stops
              .filter(({ ring }) => ring.width < 2 || ring.contrast < 3)
              .map(({ label, ring }) => `${label} ${ring.width}px ${ring.contrast.toFixed(2)}:1`)
          expect.soft(weak(forward), 'a ring of 2 px and 3:1 (WCAG 2.4.13)').toEqual([])
          const hidden = (stops: readonly Stop[]) =>
            stops
              .filter(({ covered }) => covered)
              .map(({ label, covered }) => `${label} ${covered}`)
          expect.soft(hidden(forward), 'fully visible, forward (WCAG 2.4.12)').toEqual([])
          expect.soft(hidden(backward), 'fully visible, backward').toEqual([])
          expect
            .soft(backward.map(({ path }) => path).toReversed(), 'the same stops backward')
            .toEqual(forward.map(({ path }) => path))
          expect.soft(jumps(forward), 'in visual order').toEqual([])
          expect.soft(await htmlOf(page.locator(earlyStops)), 'positive tabindex').toEqual([])
        },
      )
    }
  })
}

/** Elements that a positive `tabindex` moves out of document order (WCAG F44). */
const earlyStops = '[tabindex]:not([tabindex^="-"], [tabindex="0"])'

const motionButtons = Object.values(motionTexts).flatMap(({ pause, play }) => [pause, play])

/** Stops that are displayed above the previous one and not to the right of it. */
function jumps(stops: readonly Stop[]): string[] {
  return stops.flatMap((stop, index) => {
    const last = stops[index - 1]
    if (!last || stop.isFixed || last.isFixed) return []
    const isAbove = stop.box.bottom <= last.box.top + 1
    const isRight = stop.box.left >= last.box.right - 1
    if (!isAbove || isRight) return []
    // The pause button precedes what moves in the document (WCAG 2.2.2) but is displayed below it
    if (motionButtons.some((name) => last.label.includes(name))) return []
    return [`${last.label} → ${stop.label}`]
  })
}
