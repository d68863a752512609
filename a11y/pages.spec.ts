/**
 * Every page in its base state. One load of a page serves all checks that only look: the document, its layout, its
 * targets, the engines, the console, the network and the policy. The phone is audited in light colors, and on one page
 * of each template the desktop in dark ones, in tests of their own for `npm test`. The full run audits all three
 * screens in both, and with IBM's engine.
 */
import { expect, test, type Page } from 'playwright/test'

import { mainMenu } from '../src/content/navigation'
import { templatePages } from '../tests/template-pages'
import { auditMarkup, auditWithAxe, auditWithIbm } from './support/audit'
import { documentFacts, foreignFacts } from './support/document-facts'
import {
  expectNothingLost,
  layoutShift,
  missingPictures,
  watchLayout,
  wideElements,
} from './support/layout'
import {
  addStyles,
  addresses,
  allScreens,
  everyAddress,
  htmlOf,
  isFull,
  langOf,
  openWhole,
  resize,
  screens,
  useColors,
  useScreen,
  wordsOf,
  type Screen,
} from './support/site'
import { crowdedTargets, smallTargets } from './support/targets'

test.use({ viewport: screens.phone })

type View = readonly [Screen, 'light' | 'dark']

/** The combinations an engine sees. */
function viewsOf(address: string): readonly View[] {
  const phone: View = ['phone', 'light']
  if (!addresses.includes(address)) return [phone]
  if (isFull)
    return allScreens.flatMap((screen): View[] => [
      [screen, 'light'],
      [screen, 'dark'],
    ])
  return [phone, ['desktop', 'dark']]
}

/** What the engines check. */
const audited = ['@S03', '@S04', '@S26', '@S33', '@S34', '@H05']

/** What is read from the document and measured in the layout. */
// prettier-ignore
const measured = [
  '@S01', '@S02', '@S10', '@S17', '@S18', '@S20', '@S27', '@S28', '@S29', '@S30', '@S31', '@A05', '@A06', '@B10', '@E06', '@G15',
]

for (const address of everyAddress) {
  if (templatePages.includes(address)) {
    test(
      `the page ${address} is accessible and valid, without an error in the console`,
      { tag: ['@smoke', ...audited] },
      ({ page }) => check(page, address, audit),
    )
    test(`the page ${address} fits each width and is complete`, { tag: measured }, ({ page }) =>
      check(page, address, measure),
    )
  } else
    test(
      `the page ${address} is accessible, valid and complete`,
      { tag: [...audited, ...measured] },
      ({ page }) => check(page, address, measure, audit),
    )
}

type Check = (page: Page, address: string) => Promise<void>

/** Opens a page on a phone, runs the checks, and expects that the console and the network had no problem. */
async function check(page: Page, address: string, ...checks: readonly Check[]): Promise<void> {
  const problems = collectProblems(page, address)
  await watchLayout(page)
  await useScreen(page, 'phone')
  await openWhole(page, address)
  for (const each of checks) await each(page, address)
  expect.soft(problems, 'console and network').toEqual([])
}

async function audit(page: Page, address: string): Promise<void> {
  for (const [screen, colorScheme] of viewsOf(address)) {
    const place = { address, state: colorScheme === 'dark' ? 'dark' : 'base', screen }
    await useScreen(page, screen)
    await useColors(page, colorScheme)
    expect.soft(await auditWithAxe(page, place), `axe, ${screen}, ${colorScheme}`).toEqual([])
    if (isFull ? colorScheme === 'light' : screen === 'phone')
      expect.soft(await auditMarkup(page, place), `html-validate, ${screen}`).toEqual([])
    if (isFull && screen === 'desktop' && colorScheme === 'light')
      expect.soft(await auditWithIbm(page, place), "IBM's engine").toEqual([])
  }
}

async function measure(page: Page, address: string): Promise<void> {
  const shift = await layoutShift(page)
  expect.soft(shift.byItself, 'layout shift').toBeLessThanOrEqual(0.01)
  // A line may break elsewhere in the letters of the system; browsers call 0.1 good
  expect.soft(shift.byLetters, 'layout shift by late letters').toBeLessThanOrEqual(0.05)
  expect.soft(await page.evaluate(smallTargets), 'actions below 44 px').toEqual([])
  expect.soft(await page.evaluate(crowdedTargets), 'crowded targets below 24 px').toEqual([])
  expect.soft(await htmlOf(page.locator(burdens)), '2.5.7 3.3.8 3.3.9').toEqual([])

  await useScreen(page, 'desktop')
  await expectGoodDocument(page, address)
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await resize(page, width, 800)
    expect.soft(await wideElements(page), `wider than ${width} px`).toEqual([])
  }
  expect.soft(await missingPictures(page), 'pictures that do not come').toEqual([])
  // By a style of the visitor, which media queries do not follow: all columns stay
  for (const [size, width] of [
    ['150%', 1280],
    ['200%', 1280],
    ['200%', 390],
    ['200%', 320],
    ['100%', 1024],
  ] as const) {
    await addStyles(page, `html { font-size: ${size} !important }`)
    await resize(page, width, 800)
    await expectNothingLost(page, `text at ${size}, ${width} px`)
  }
}

async function expectGoodDocument(page: Page, address: string): Promise<void> {
  const facts = await page.evaluate(documentFacts, wordsOf(address))
  await expect.soft(page.locator('html')).toHaveAttribute('lang', `${langOf(address)}`)
  await expect.soft(page.locator('head title')).toHaveCount(1)
  await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  for (const role of ['banner', 'main', 'contentinfo'] as const)
    await expect.soft(page.getByRole(role), role).toHaveCount(1)
  expect.soft(facts.nameless, 'landmarks without a name').toEqual([])
  const item = mainMenu.find(({ path }) => path === address)
  if (item) expect.soft(facts.current, 'the current item of the menu').toEqual([item.label])
  else expect.soft(facts.current.length, 'current items of the menu').toBeLessThanOrEqual(1)
  const home = mainMenu.find(({ path }) => path === '/')?.label
  if (address !== '/') expect.soft(facts.current).not.toContain(home)
  expect.soft(facts.unmarked, 'links in text that only color marks').toEqual([])
  expect.soft(facts.newTabs, 'new tabs without a word').toEqual([])
  expect.soft(facts.images, 'pictures without a good alt').toEqual([])
  expect.soft(facts.unsized, 'pictures without width and height').toEqual([])
  expect.soft(facts.icons, 'icons that are read').toEqual([])
  expect.soft(facts.misnamed, 'names without the visible words').toEqual([])
  expect.soft(facts.manyToOne, 'one name, several targets').toEqual([])
  expect.soft(facts.garbage, 'what no writer wrote').toEqual([])
  const foreign = await page.evaluate(foreignFacts, wordsOf(address))
  expect.soft(foreign.latin, 'three Latin words or more without lang').toEqual([])
  expect.soft(foreign.links, 'links that do not say that they change the language').toEqual([])
}

/** What can only be dragged, and what must be remembered, solved or recognized. */
const burdens =
  '[draggable=true], [aria-grabbed], input[type=range], input[type=password], [class*=captcha i], iframe[src*=captcha i], input[autocomplete=one-time-code]'

/**
 * Collects hydration warnings, errors, violations of the Content Security Policy (browsers log them as errors), missing
 * files, requests to other origins, and documents without a policy.
 */
function collectProblems(page: Page, address: string): string[] {
  const problems: string[] = []
  const add = (problem: string) => {
    // The page 404 is served with its own status when asked for by its address.
    if (!address.endsWith('/404') || !problem.includes('404')) problems.push(problem)
  }
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) || /MUI:/.test(message.text()))
      add(message.text())
  })
  page.on('pageerror', (error) => add(String(error)))
  page.on('response', (response) => {
    if (response.status() >= 400) add(`${response.status()} ${response.url()}`)
    const isDocument = response.request().isNavigationRequest()
    if (
      isDocument &&
      !response.headers()['content-security-policy']?.includes("default-src 'none'")
    )
      add(`No policy: ${response.url()}`)
  })
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost')
      add(`Other origin: ${request.url()}`)
  })
  return problems
}
