import type { Browser, Locator, Page } from 'playwright'

import { paths } from '../../../src/paths'
import { waitForHydration } from '../../../tests/wait-for-hydration'
import { untilQuiet, withPhone } from './visitor'

/**
 * Clicks a link to the page on the home page, straight away ("cold": whatever the site has fetched by itself) and
 * after its code has come ("warm": someone pointed at the link first). Home itself is opened from the services.
 *
 * @returns milliseconds from the click to the new `h1` on the screen; undefined where home has no link to the page.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  to: string,
  cpu: number,
): Promise<Record<string, number> | undefined> {
  const go = (isWarm: boolean) =>
    withPhone(browser, origin, { cpu, isSlow: true }, async (page) => {
      await page.goto(to === paths.home ? paths.services : paths.home, { waitUntil: 'load' })
      await waitForHydration(page)
      // Links that a visitor sees: none in a closed answer, nor those for visitors without scripts
      const links = page.locator(`main a[href="${to}"], footer a[href="${to}"]`)
      const link = links.filter({ visible: true }).first()
      if ((await link.count()) === 0) return undefined
      const before = (await page.locator('h1').textContent()) ?? ''
      if (isWarm) {
        // A phone has no mouse: one that rests has the browser look for what lies under it on the next page
        await link.scrollIntoViewIfNeeded()
        await link.dispatchEvent('pointerover')
        await untilQuiet(page)
      }
      const act = () => link.evaluate((element) => (element as HTMLElement).click())
      return (await measure(page, { result: 'h1', before }, act)).shown
    })
  const cold = await go(false)
  return cold === undefined ? undefined : { cold, warm: (await go(true)) ?? NaN }
}

/** A tap as a finger gives it, which rests for 80 ms. (Playwright's own has no rest, and a script in each event.) */
async function tap(control: Locator): Promise<void> {
  const page = control.page()
  const box = await control.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${String(control)}`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(80)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type Interaction = {
  address: string
  control: (page: Page) => Locator
  /** Selects what must be on the page for the interaction to have worked. */
  result: string
  act?: (control: Locator) => Promise<void>
}

/** Types into the page's first search field. */
const search = (address: string): Interaction => ({
  address,
  control: (page) => page.getByRole('searchbox').first(),
  act: (control) => control.pressSequentially('seo', { delay: 150 }),
  result: 'main input[value="seo"]',
})

/** A tap on a button of the home page. */
const button = (name: string, result: string): Interaction => ({
  address: '/',
  control: (page) => page.getByRole('button', { name }).first(),
  result,
})

const sort: Interaction = {
  address: '/form-table',
  control: (page) => page.getByRole('columnheader', { name: 'Email' }),
  result: '[aria-sort=ascending]',
}

/** The spreadsheet page with so many rows (see `scripts/mocks/sheet.ts`). */
const largeTable = '/form-table?rows=100000'

const interactions: Readonly<Record<string, Interaction>> = {
  'open dialog': button('Schedule a Call', '[role=dialog] form'),
  'open drawer': button('Open menu', '[role=dialog] nav'),
  'switch colors': button('Colour scheme', '[data-color-scheme=dark]'),
  'open FAQ': {
    address: '/',
    control: (page) => page.locator('[id$="-question"]').first(),
    result: '[id$="-question"][aria-expanded=true]',
  },
  'filter blog': search('/blog'),
  'filter jobs': search('/careers'),
  search: search('/search'),
  'sort table': sort,
  'filter table': search('/form-table'),
  'sort 100,000 rows': { ...sort, address: largeTable },
  'filter 100,000 rows': {
    ...search(largeTable),
    act: (control) => control.press('z'),
    result: '[role=grid]:not([aria-rowcount="100001"])',
  },
}

export const interactionNames: readonly string[] = Object.keys(interactions)

/** Uses one control of a page with a processor `cpu` times slower, on a fresh visit. */
export async function measureInteraction(
  browser: Browser,
  origin: string,
  name: string,
  cpu: number,
): Promise<Record<string, number>> {
  const interaction = interactions[name]
  if (!interaction) throw new Error(`No interaction is called ${name}`)
  const { address, control, act = tap, result } = interaction
  return withPhone(browser, origin, { cpu }, async (page) => {
    const rows = new URL(address, origin).search
    await page.route('**/sheet.csv', (route) =>
      route.continue({ url: route.request().url() + rows }),
    )
    await page.goto(address, { waitUntil: 'load' })
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    // Scroll first, so that rendering what scrolls into view is not measured
    await control(page).scrollIntoViewIfNeeded()
    return measure(page, { result, before: '' }, () => act(control(page)))
  })
}

/** What must be on the page: an element that the selector `result` finds, with another text than `before`. */
type Wanted = { result: string; before: string }

/** Runs `act` when the browser has nothing left to do of what was asked of it before, and measures what follows. */
async function measure(page: Page, wanted: Wanted, act: () => Promise<void>) {
  const later = page.waitForTimeout(1000).then(act)
  const [measured] = await Promise.all([page.evaluate(measureClick, wanted), later])
  return measured
}

/**
 * Runs in the page: measures the clicks that follow, in milliseconds, until a second after the result is on the screen.
 * It looks only when the page has changed: looking at each frame makes the browser draw it.
 *
 * @returns `inp`: the longest time from a click or key to the next paint (https://web.dev/articles/inp); `shown`: from the
 *   first to the result.
 */
function measureClick({ result, before }: Wanted): Promise<{ inp: number; shown: number }> {
  let inp = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) inp = Math.max(inp, entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)

  let pressed: number | undefined
  for (const type of ['pointerdown', 'keydown', 'click'])
    addEventListener(type, () => (pressed ??= performance.now()), { capture: true })

  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      const found = document.querySelector(result)
      const from = pressed
      if (from === undefined || !found || (before && found.textContent === before)) return
      observer.disconnect()
      // A task that goes before all others, asked for in the frame's callback, runs when the frame is painted
      const arrive = () => {
        const shown = performance.now() - from
        // Event timings are handed out after the paint they wait for
        setTimeout(() => resolve({ inp, shown }), 1000)
      }
      requestAnimationFrame(() => {
        void scheduler.postTask(arrive, { priority: 'user-blocking' })
      })
    })
    observer.observe(document, { subtree: true, childList: true, attributes: true })
  })
}
