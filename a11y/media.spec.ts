/** Settings of the system or the browser: text size and spacing, orientation, motion, contrast and colors. */
import { expect, test, type Page } from 'playwright/test'

import { leadFieldLabels } from '../src/generated/texts/lead-forms'
import { shell } from '../src/generated/texts/shell'
import { sheetPage } from '../src/generated/texts/sheet-page'
import { longestPost } from '../tests/site-content'
import { templatePages, templates } from '../tests/template-pages'
import { submit } from './states'
import { brokenTexts } from './support/broken-texts'
import { missingPictures, wideElements as sideways } from './support/layout'
import { contrast, readPng, type Rgb } from './support/png'
import { record } from './report/facts'
import {
  addStyles,
  transitionsFinished,
  keyAddresses,
  open,
  openWhole,
  resize,
  setTextSize,
  settled,
} from './support/site'

const toRgb = ([red = 0, green = 0, blue = 0]: readonly number[]): Rgb => [red, green, blue]

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`

for (const address of keyAddresses) {
  test(
    `${address} reflows with large text, spaced text and in both orientations`,
    { tag: ['@S18', '@S19', '@S20', '@S21', '@S22', '@G14'] },
    async ({ page }) => {
      await resize(page, 320, 256)
      await openWhole(page, address)
      expect.soft(await sideways(page), '320 px wide').toEqual([])
      expect
        .soft(
          await page.evaluate(() => {
            const header = document.querySelector('header')
            if (!header || getComputedStyle(header).position !== 'fixed') return 0
            return header.getBoundingClientRect().height / innerHeight
          }),
          'share of 320×256 that the fixed header covers',
        )
        .toBeLessThanOrEqual(0.25)
      expect.soft(await page.evaluate(brokenTexts), '320 px wide').toEqual([])
      record({ kind: 'media', check: '320 px reflow', address })

      for (const [width, height] of [
        [640, 360],
        [360, 640],
      ] as const) {
        await resize(page, width, height)
        expect.soft(await sideways(page), `${width}×${height}`).toEqual([])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      record({ kind: 'media', check: 'both orientations', address })
      const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
      expect(viewport).not.toMatch(/maximum-scale|user-scalable/)

      await resize(page, 1280, 800)
      await addStyles(page, spacing)
      expect.soft(await page.evaluate(brokenTexts), 'spaced text').toEqual([])
      await resize(page, 390, 844)
      expect.soft(await page.evaluate(brokenTexts), 'spaced text on a phone').toEqual([])
      expect.soft(await sideways(page), 'spaced text on a phone').toEqual([])
      record({ kind: 'media', check: 'text spacing', address })

      await resize(page, 1280, 800)
      await setTextSize(page, 32)
      await openWhole(page, address)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        'the text size that was set',
      ).toBe('32px')
      expect.soft(await page.evaluate(brokenTexts), '200 % text').toEqual([])
      expect.soft(await sideways(page), '200 % text').toEqual([])
      await resize(page, 390, 844)
      expect.soft(await sideways(page), '200 % text on a phone').toEqual([])
      record({ kind: 'media', check: '200 % text', address })
    },
  )

  test(
    `${address} has no motion when reduced motion is preferred`,
    { tag: ['@S23', '@H03', '@C08', '@F08'] },
    async ({ page }) => {
      const videos: string[] = []
      page.on('request', (request) => {
        if (/\.(?:mp4|webm)$/.test(new URL(request.url()).pathname)) videos.push(request.url())
      })
      await page.clock.install()
      await openWhole(page, address)
      const words = () => page.locator('body').innerText()
      const before = await words()
      await page.evaluate(() => {
        const longest: number[] = [0]
        Object.assign(window, { longest })
        const note = () => {
          for (const { effect, playState } of document.getAnimations()) {
            if (playState !== 'running') continue
            longest.push(Number(effect?.getComputedTiming().endTime ?? 0))
          }
        }
        note()
        for (const name of ['animationstart', 'transitionrun'])
          document.addEventListener(name, note)
      })
      await page.clock.runFor(15_000)
      await page.mouse.move(300, 300)
      await page.mouse.move(600, 500)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      if (address !== '/form-table') expect(await words(), 'the text after 15 s').toBe(before)
      expect(
        await page.evaluate(() =>
          Math.max(...(window as unknown as { longest: number[] }).longest),
        ),
        'the longest animation, in ms',
      ).toBeLessThanOrEqual(10)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior),
      ).toBe('auto')
      expect(
        await page.evaluate(() =>
          [...document.querySelectorAll('video')].every((video) => video.paused),
        ),
      ).toBe(true)
      expect(videos).toEqual([])
      record({ kind: 'media', check: 'reduced motion', address })
    },
  )

  test(
    `${address} keeps edges, icons and contrast in forced colors and with more contrast`,
    { tag: ['@S24', '@S25', '@L13', '@F06'] },
    async ({ page }) => {
      await openWhole(page, address)
      await page.emulateMedia({ contrast: 'more' })
      await transitionsFinished(page)
      const colors = await page.evaluate(() => {
        const toColor = (css: string) => (css.match(/[\d.]+/g) ?? []).map(Number)
        const behind = (from: Element | null): number[][] => {
          for (let node = from; node; node = node.parentElement) {
            const style = getComputedStyle(node)
            const gradient = style.backgroundImage.match(/rgba?\([^)]*\)/g)
            if (gradient) return gradient.map(toColor)
            const color = toColor(style.backgroundColor)
            if ((color[3] ?? 1) === 1) return [color]
          }
          return [[255, 255, 255]]
        }
        const found: { html: string; front: number[]; backs: number[][]; least: number }[] = []
        for (const element of document.querySelectorAll(
          'main p, main li, main dd, main td, main label',
        )) {
          if (
            !element.checkVisibility({ visibilityProperty: true }) ||
            !element.textContent?.trim()
          )
            continue
          // Breadcrumb separators are decoration
          if (element.closest('[aria-hidden=true]')) continue
          const front = toColor(getComputedStyle(element).color)
          const html = element.outerHTML.slice(0, 90)
          found.push({ html, front, backs: behind(element), least: 7 })
        }
        for (const edge of document.querySelectorAll('fieldset.MuiOutlinedInput-notchedOutline')) {
          const front = toColor(getComputedStyle(edge).borderTopColor)
          const html = edge.outerHTML.slice(0, 60)
          found.push({ html, front, backs: behind(edge.parentElement), least: 4.5 })
        }
        return found
      })
      const weak = colors.filter(({ front, backs, least }) =>
        backs.some((back) => contrast(toRgb(front), toRgb(back)) < least),
      )
      expect.soft(weak, 'more contrast: 7:1 for text, 4.5:1 for edges').toEqual([])
      record({ kind: 'media', check: 'more contrast', address })

      await page.emulateMedia({ contrast: 'no-preference', forcedColors: 'active' })
      await transitionsFinished(page)
      const bare = await page.evaluate(() =>
        Array.from(
          document.querySelectorAll(
            'main button, main .MuiButton-root, main .MuiInputBase-root, main .MuiCard-root',
          ),
        )
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => {
            // The border of a question belongs to its accordion item
            const item = element.closest('.MuiAccordion-root')
            const own = [element, ...element.querySelectorAll('fieldset'), ...(item ? [item] : [])]
            return !own.some((node) => {
              const style = getComputedStyle(node)
              return (
                ['Top', 'Bottom'].some(
                  (side) =>
                    style[`border${side}Style` as 'borderTopStyle'] !== 'none' &&
                    Number.parseFloat(style[`border${side}Width` as 'borderTopWidth']) >= 1,
                ) ||
                (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1)
              )
            })
          })
          .slice(0, 5)
          .map((element) => element.outerHTML.slice(0, 110)),
      )
      expect.soft(bare, 'controls without an edge in forced colors').toEqual([])
      record({ kind: 'media', check: 'forced colors', address })
    },
  )
}

test(
  'the focus indicator is visible in forced colors',
  { tag: ['@S24', '@S27'] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/contactus')
    const unchanged: string[] = []
    for (const control of [
      page.getByRole('form').getByLabel(leadFieldLabels.name, { exact: true }),
      page.getByRole('form').getByLabel(leadFieldLabels.service),
      submit(page),
      page.getByRole('contentinfo').getByRole('link').first(),
    ]) {
      await control.scrollIntoViewIfNeeded()
      const box = await control.boundingBox()
      if (!box) throw new Error('The control is not there')
      const clip = { x: box.x - 8, y: box.y - 8, width: box.width + 16, height: box.height + 16 }
      const blurred = await readPng(await page.screenshot({ clip }))
      await page.keyboard.press('Shift')
      await control.focus()
      const focused = await readPng(await page.screenshot({ clip }))
      let changed = 0
      for (let y = 0; y < Math.min(blurred.height, focused.height); y++)
        for (let x = 0; x < Math.min(blurred.width, focused.width); x++)
          if (contrast(blurred.at(x, y), focused.at(x, y)) >= 3) changed += 1
      // Two pixels all around (WCAG 2.4.13)
      if (changed < 4 * (box.width + box.height)) unchanged.push(`${changed} ${control.toString()}`)
      await control.blur()
    }
    expect(unchanged).toEqual([])
  },
)

const statesByColor =
  ':is(a, button, input, [role]):is([aria-current], [aria-selected=true], [aria-pressed=true], [aria-disabled=true], [aria-invalid=true], [aria-sort$=ending])'

/** Pages and dialogs that show a state, each with the least number of elements in such a state. */
const shownStates = [
  { address: '/blog', least: 3 },
  {
    address: longestPost,
    least: 2,
    show: async (page: Page) => {
      await page
        .getByRole('article')
        .getByRole('heading', { level: 2 })
        .nth(1)
        .scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 600)
      await page.locator('[aria-current=location]').waitFor()
    },
  },
  {
    address: '/form-table',
    least: 2,
    show: async (page: Page) => {
      await page.getByRole('columnheader').first().click()
      await page.locator('[aria-sort=ascending]').waitFor()
    },
  },
  {
    address: '/contactus',
    least: 2,
    show: async (page: Page) => {
      await submit(page).click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  {
    address: '/services',
    width: 390,
    least: 1,
    show: async (page: Page) => {
      await page.getByRole('button', { name: shell.openMenu }).click()
      await page.getByRole('dialog').getByRole('link').first().waitFor()
    },
  },
]

test(
  'states shown by color have another mark in forced colors',
  { tag: '@S24' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    const unmarked: string[] = []
    for (const { address, width = 1280, least, show } of shownStates) {
      await resize(page, width, 800)
      await openWhole(page, address)
      await show?.(page)
      await transitionsFinished(page)
      const elements = await page.locator(statesByColor).filter({ visible: true }).all()
      expect(elements.length, address).toBeGreaterThanOrEqual(least)
      // From the end: without its state, an element is no longer counted
      for (const element of elements.toReversed()) {
        await element.scrollIntoViewIfNeeded()
        const box = await element.boundingBox()
        if (!box) continue
        const clip = { x: box.x - 4, y: box.y - 4, width: box.width + 8, height: box.height + 8 }
        // The pointer shows more, and a ring hides what is below it
        await page.mouse.move(0, 0)
        await element.evaluate((node) => node instanceof HTMLElement && node.blur())
        const before = await page.screenshot({ clip })
        const html = await element.evaluate((node) => {
          for (const name of ['current', 'selected', 'pressed', 'disabled', 'invalid', 'sort'])
            node.removeAttribute(`aria-${name}`)
          for (let part: Element | null = node; part; part = part.parentElement) {
            part.classList.remove('Mui-selected', 'Mui-disabled', 'Mui-error')
            if (part.hasAttribute('data-field')) break
          }
          return node.outerHTML.slice(0, 120)
        })
        await transitionsFinished(page)
        if ((await changedPixels(before, await page.screenshot({ clip }))) < 40)
          unmarked.push(`${address} ${html}`)
      }
    }
    expect(unmarked).toEqual([])
  },
)

test(
  'a checked box differs from an empty one in forced colors',
  { tag: '@S24' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await openWhole(page, '/form-table')
    await page.getByRole('button', { name: sheetPage.columns.label }).click()
    const box = page.getByRole('dialog').getByRole('checkbox').first()
    const mark = box.locator('..')
    await settled(page)
    await page.mouse.move(0, 0)
    const checked = await mark.screenshot()
    await box.uncheck()
    await page.mouse.move(0, 0)
    await transitionsFinished(page)
    expect(await changedPixels(checked, await mark.screenshot())).toBeGreaterThan(40)
  },
)

test(
  'a long word in a heading does not widen a page of 320 px',
  { tag: '@S18' },
  async ({ page }) => {
    await resize(page, 320, 640)
    for (const address of templatePages) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      const widths = await page.evaluate(() => {
        const word = 'Suchmaschinenoptimierungsdienstleistungen'
        const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, legend, summary')]
        return [24, 40].map((length) => {
          for (const heading of headings) {
            const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
            while (walker.nextNode()) walker.currentNode.nodeValue = word.slice(0, length)
          }
          // A box that hides what is too wide hides it from the document's width as well
          return Math.max(
            document.documentElement.scrollWidth,
            ...headings.map((heading) => Math.round(heading.getBoundingClientRect().right)),
          )
        })
      })
      expect.soft(Math.max(...widths), address).toBeLessThanOrEqual(320)
    }
  },
)

test(
  'pictures that do not come neither widen a page nor cut a text',
  { tag: '@S18' },
  async ({ page }) => {
    await page.route(/\.(?:avif|jpg|png|svg|webp)$/, (route) => route.abort())
    for (const address of templatePages) {
      await page.goto(address, { waitUntil: 'domcontentloaded' })
      await missingPictures(page)
      for (const width of [320, 390]) {
        await resize(page, width, 640)
        expect.soft(await sideways(page), `${address} ${width}`).toEqual([])
        expect.soft(await page.evaluate(brokenTexts), `${address} ${width}`).toEqual([])
      }
    }
  },
)

test('in forced colors no text covers the one before it', { tag: '@S24' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  for (const [address = '/', text, cover] of [
    ['/', 'h1', 'h1 + div'],
    [templates['case study'], ':has(+ .MuiTypography-figure)', '.MuiTypography-figure'],
  ]) {
    await openWhole(page, address)
    const covered = page.locator(`main ${text}`).first()
    const before = await covered.screenshot()
    await addStyles(page, `main ${cover} { visibility: hidden !important }`)
    expect.soft(await changedPixels(before, await covered.screenshot()), address).toBe(0)
  }
  // Firefox would draw the edges of fields in the color of the page
  await page.goto('/contactus')
  for (const edge of await page.locator('main form fieldset').all())
    await expect(edge).toHaveCSS('forced-color-adjust', 'none')
})

test(
  'in forced colors texts and icons have the colors of the theme, whatever the colors of the site',
  { tag: '@S24' },
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('color-mode', 'light'))
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    for (const address of [...templatePages, '/search?q=seo']) {
      await openWhole(page, address)
      if (address === '/contactus') await submit(page).click()
      if (address === '/search?q=seo') await page.locator('mark').first().waitFor()
      if (address === '/form-table') {
        await page.getByRole('columnheader').first().click()
        await page.locator('[aria-sort=ascending]').waitFor()
        await page.getByRole('button', { name: sheetPage.columns.label }).click()
        await page.getByRole('dialog').waitFor()
      }
      await transitionsFinished(page)
      const painted = await page.evaluate(readForcedColors)
      expect(painted.length).toBeGreaterThan(20)
      const pale = painted.filter(({ front, back }) => contrast(front, back) < 4.5)
      expect.soft(pale, address).toEqual([])
    }
  },
)

/** In the browser: the colors of visible texts and icons, and what is behind them. */
function readForcedColors() {
  const toColor = (css: string) => {
    const [red = 0, green = 0, blue = 0, alpha = 1] = (css.match(/[\d.]+/g) ?? []).map(Number)
    return { rgb: [red, green, blue] as const, alpha }
  }
  const behind = (element: Element | null): Rgb => {
    if (!element) return [255, 255, 255]
    const { rgb, alpha } = toColor(getComputedStyle(element).backgroundColor)
    return alpha > 0.5 ? rgb : behind(element.parentElement)
  }
  return Array.from(document.querySelectorAll('body *')).flatMap((element) => {
    const isIcon = element.matches('svg.MuiSvgIcon-root')
    const hasText = [...element.childNodes].some((it) => it instanceof Text && it.data.trim())
    const isVisible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if ((!isIcon && !hasText) || !isVisible || element.getBoundingClientRect().width < 2) return []
    const { color, fill } = getComputedStyle(element)
    const front = toColor(isIcon ? fill : color).rgb
    return [{ element: element.outerHTML.slice(0, 90), front, back: behind(element) }]
  })
}

/** How many pixels of two screenshots of the same size clearly differ. */
async function changedPixels(first: Buffer, second: Buffer): Promise<number> {
  const [before, after] = await Promise.all([readPng(first), readPng(second)])
  let changed = 0
  for (let y = 0; y < Math.min(before.height, after.height); y++)
    for (let x = 0; x < Math.min(before.width, after.width); x++) {
      const other = after.at(x, y)
      if (before.at(x, y).some((part, index) => Math.abs(part - (other[index] ?? 0)) > 64))
        changed += 1
    }
  return changed
}
