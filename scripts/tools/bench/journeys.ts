import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Browser, Locator, Page } from 'playwright'

import { waitForHydration } from '../../../tests/wait-for-hydration'
import { slowNetwork, untilQuiet, withPhone } from './visitor'

/** Milliseconds from a click to the new `h1` on the screen. */
type NavigationFigures = { cold: number; warm: number }

/** `inp`: the click to the next paint. `shown`: the click to what was asked for, in milliseconds. */
type InteractionFigures = { inp: number; shown: number }

/** The addresses of the site, and the folder its files lie in. */
type BuiltSite = { pages: readonly string[]; dist: string }

/**
 * Clicks a link to the page, straight away ("cold": whatever the site has fetched by itself) and
 * after its code has come ("warm": someone pointed at the link first).
 *
 * @param cpu how many times slower the processor is.
 * @returns undefined where no page links there.
 */
export async function measureNavigation(
  browser: Browser,
  origin: string,
  to: string,
  site: BuiltSite,
  cpu: number,
): Promise<NavigationFigures | undefined> {
  const from = found.get(to) ?? (await findOrigin(browser, origin, to, site))
  if (!from) return undefined
  found.set(to, from)
  const go = (isWarm: boolean) =>
    withPhone(browser, origin, { cpu, network: slowNetwork }, async (page) => {
      await page.goto(from, { waitUntil: 'load' })
      await waitForHydration(page)
      const link = linksTo(page, to).first()
      if (isWarm) {
        // A phone has no mouse: one that rests has the browser look for what lies under it on the next page
        await link.scrollIntoViewIfNeeded()
        await link.dispatchEvent('pointerover')
        await untilQuiet(page)
      }
      return link.evaluate(follow, isWarm ? restBeforeClick : 0)
    })
  return { cold: await go(false), warm: await go(true) }
}

/** Links to the page that a visitor sees: none in a closed answer, nor those for visitors without scripts. */
const linksTo = (page: Page, to: string) =>
  page.locator(`main a[href="${to}"], footer a[href="${to}"]`).filter({ visible: true })

/** By page: where the first run found a link to it. All builds start from there. */
const found = new Map<string, string>()

/** A page on which every visitor sees a link to this one: home where it has one. */
async function findOrigin(
  browser: Browser,
  origin: string,
  to: string,
  { pages, dist }: BuiltSite,
): Promise<string | undefined> {
  const candidates = pages.filter((address) => {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
    const html = readFileSync(path.join(dist, file), 'utf8')
    return address !== to && html.slice(html.indexOf('<main')).includes(`href="${to}"`)
  })
  return withPhone(browser, origin, {}, async (page) => {
    for (const address of candidates) {
      await page.goto(address)
      await waitForHydration(page)
      if ((await linksTo(page, to).count()) > 0) return address
    }
    return undefined
  })
}

/** So long that the browser has nothing left to do of what was asked of it before, in milliseconds. */
const restBeforeClick = 500

/**
 * Runs in the page: follows the link. Nothing is asked of the page meanwhile: Playwright's waiting, which looks
 * at each frame, had a slow phone draw frames of its own, and took a third of home's time.
 *
 * @param rest milliseconds until the click.
 * @returns milliseconds from the click to the first paint that shows another heading.
 */
function follow(link: HTMLElement | SVGElement, rest: number): Promise<number> {
  const heading = () => document.querySelector('h1')?.textContent
  const before = heading()
  return new Promise((resolve) => {
    let left = 0
    const observer = new MutationObserver(() => {
      if (!heading() || heading() === before) return
      observer.disconnect()
      // A task that goes before all others, asked for in the frame's callback, runs when the frame is painted,
      // not behind what React does after that
      requestAnimationFrame(() => {
        const arrive = () => resolve(performance.now() - left)
        void scheduler.postTask(arrive, { priority: 'user-blocking' })
      })
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    setTimeout(() => {
      left = performance.now()
      if (link instanceof HTMLElement) link.click()
    }, rest)
  })
}

/** How long a finger rests on the glass, in milliseconds: a tap without rest is no person's. */
const fingerRest = 80

/** A tap as a finger gives it. (Playwright's own has no rest, and a script of its own in each event.) */
async function tap(control: Locator): Promise<void> {
  const page = control.page()
  const box = await control.boundingBox()
  if (!box) throw new Error(`Nothing to tap: ${String(control)}`)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(fingerRest)
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

/** A click with pauses, as a person does it. */
async function clickByMouse(control: Locator): Promise<void> {
  await control.hover()
  await control.page().waitForTimeout(300)
  await control.click({ delay: fingerRest })
}

type Interaction = {
  address: string
  /** How many rows the mock spreadsheet has. */
  rows?: number
  control: (page: Page) => Locator
  /** Selects what must be on the page for the interaction to have worked. */
  result: string
  act?: (control: Locator) => Promise<void>
  /** Nothing comes before it, no scrolling either. */
  isFirst?: true
}

/** A link in a section that is not hydrated yet. */
const servicesCard: Interaction = {
  address: '/services',
  control: (page) => page.locator('main section a').first(),
  result: 'main nav a[href="/services"]',
  isFirst: true,
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

const interactions: Readonly<Record<string, Interaction>> = {
  'first click: link': servicesCard,
  'the same, mouse': { ...servicesCard, act: clickByMouse },
  'first click: anchor': {
    address: '/careers',
    control: (page) => page.getByRole('link', { name: 'See Current Openings' }),
    result: '#openings:focus',
    isFirst: true,
  },
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
  'sort table': {
    address: '/form-table',
    control: (page) => page.getByRole('columnheader').first(),
    result: '[aria-sort=ascending]',
  },
  'filter table': search('/form-table'),
  'sort 100,000 rows': {
    address: '/form-table',
    rows: 100_000,
    control: (page) => page.getByRole('columnheader', { name: 'Email' }),
    result: '[aria-sort=ascending]',
  },
  'filter 100,000 rows': {
    address: '/form-table',
    rows: 100_000,
    control: (page) => page.getByRole('searchbox'),
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
): Promise<InteractionFigures> {
  const interaction = interactions[name]
  if (!interaction) throw new Error(`No interaction is called ${name}`)
  const { address, rows, control, act = tap, result, isFirst } = interaction
  return withPhone(browser, origin, { cpu }, async (page) => {
    if (rows)
      await page.route('**/sheet.csv', (route) =>
        route.continue({ url: `${route.request().url()}?rows=${rows}` }),
      )
    await page.goto(address, { waitUntil: 'load' })
    await waitForHydration(page)
    await page.waitForLoadState('networkidle')
    // Scroll first, so that rendering what scrolls into view is not measured
    await control(page).scrollIntoViewIfNeeded()
    if (isFirst && (await page.evaluate(() => scrollY)) > 0) throw new Error(`${name}: not in view`)
    const actLater = async () => {
      await page.waitForTimeout(1000)
      await act(control(page))
    }
    const [measured] = await Promise.all([page.evaluate(measureClick, result), actLater()])
    return measured
  })
}

/**
 * Runs in the page: measures the clicks that follow, until a second after an element that `result` selects is
 * on the screen. It looks only when the page has changed: looking at each frame makes the browser draw it.
 *
 * @returns `inp`, the longest time from a click or key to the next paint, as INP counts it; `shown`, from the
 * first of them to the result. In milliseconds.
 * @see https://web.dev/articles/inp
 */
function measureClick(result: string): Promise<{ inp: number; shown: number }> {
  let inp = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (entry.interactionId > 0) inp = Math.max(inp, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)

  let pressed: number | undefined
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(type, () => (pressed ??= performance.now()), { capture: true })

  return new Promise((resolve) => {
    const look = () => {
      const from = pressed
      if (from === undefined || !document.querySelector(result)) return
      observer.disconnect()
      removeEventListener('scroll', look)
      requestAnimationFrame(() => {
        setTimeout(() => {
          const shown = performance.now() - from
          // Event timings are handed out after the paint they wait for
          setTimeout(() => resolve({ inp, shown }), 1000)
        })
      })
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, attributes: true })
    // The way to an anchor changes nothing but the place
    addEventListener('scroll', look)
  })
}
