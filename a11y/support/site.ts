import { existsSync, readFileSync } from 'node:fs'

import type { Locator, Page } from 'playwright/test'
import { parse } from 'yaml'

import { company } from '../../src/generated/company'
import { edition, otherEditions } from '../../src/generated/edition'
import { longestPost } from '../../tests/site-content'
import { sitePages } from '../../tests/site-pages'
import { templatePages } from '../../tests/template-pages'
import { waitForHydration } from '../../tests/wait-for-hydration'

/** `npm run a11y:full` audits everything; the test commands audit a part that still covers every page. */
export const isFull = process.env.A11Y_FULL === '1'

const pages = sitePages()

/** Every page of the last build. */
export const everyAddress = pages.map((page) => page.address)

/** The language that a page must have. */
export const langOf = (address: string) => pages.find((page) => page.address === address)?.lang

/** What a page in its language says of a link, and the names of three words and more that are not translated. */
export function wordsOf(address: string) {
  const { prefix = '' } = otherEditions.find(({ tag }) => tag === langOf(address)) ?? {}
  const read = (name: string): unknown =>
    parse(readFileSync(`src/content${prefix}/${name}.yaml`, 'utf8'))
  const { shell } = read('texts/shell') as { shell: { opensInNewTab: string } }
  const { inDefaultLanguage } = read('texts/language') as { inDefaultLanguage?: string }
  const hasGlossary = existsSync(`src/content${prefix}/glossary.yaml`)
  const { allowed = [] } = (hasGlossary ? read('glossary') : {}) as { allowed?: string[] }
  const { opensInNewTab } = shell
  return { opensInNewTab, inDefaultLanguage, prefix, names: [company.legalName, ...allowed] }
}

/** The words of a page, as its checks get them. */
export type PageWords = ReturnType<typeof wordsOf>

/**
 * The pages of slow checks: in the full run all but those in other languages, which have the same components and colors,
 * else one of each template.
 */
export const addresses = pages
  .filter((page) => (isFull ? page.lang === edition.tag : templatePages.includes(page.address)))
  .map((page) => page.address)

/** The pages with the most components. */
const keyPages = ['/', '/contactus', longestPost, '/careers', '/form-table', '/seo-services']

/** The pages of the slowest checks: all of them in the full run, else the key pages. */
export const keyAddresses = isFull ? addresses : keyPages

/** The three screens everything is checked on. 320×256 is 1280×1024 at 400 % zoom (WCAG 1.4.10). */
export const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 800 },
  zoomed: { width: 320, height: 256 },
} as const

export type Screen = keyof typeof screens

export const allScreens = Object.keys(screens) as Screen[]

/** Resizes the viewport, and waits until transitions have finished. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await transitionsFinished(page)
}

/** Emulates another screen: its size, and touch input on all but the desktop. */
export async function useScreen(page: Page, screen: Screen): Promise<void> {
  await resize(page, screens[screen].width, screens[screen].height)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: screen !== 'desktop' })
  await session.detach()
}

/** Emulates a color scheme, and waits until transitions have finished. */
export async function useColors(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' })
  await transitionsFinished(page)
}

/** Waits for the transitions that a change of size, color scheme or contrast starts. */
export async function transitionsFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    // Two frames in a row without a transition: the first may only have started one
    for (let quiet = 0, frames = 0; quiet < 2 && frames < 60; frames++) {
      await frame()
      const running = document.getAnimations().filter(({ playState }) => playState === 'running')
      quiet = running.length === 0 ? quiet + 1 : 0
    }
  })
}

/** Waits until the page is hydrated and its fonts have loaded. */
export async function hydrated(page: Page): Promise<void> {
  await waitForHydration(page)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}

/** Opens a page, and waits until it is hydrated and its fonts have loaded. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await hydrated(page)
}

/** Opens a page as `open` does, and waits for the rows of the table as well. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await open(page, address)
  if (address === '/form-table') await page.getByRole('row').nth(5).waitFor()
}

/** The markup of all elements that are found, to list them. */
export const htmlOf = (found: Locator) =>
  found.evaluateAll((elements) => elements.map((element) => element.outerHTML))

/** Waits until no animation runs: those of dialogs, drawers and menus have ended. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every((animation) => animation.playState !== 'running' || animation.effect === null),
  )
}

/**
 * Sets the text size of the browser settings, which `rem` and the `em` of media queries
 * follow.
 */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  // It lasts as long as the session, which ends with the page
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } })
}

/** Adds rules as a user style sheet does; the Content Security Policy does not apply to it. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, css)
}
