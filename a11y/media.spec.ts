/** Settings of the system or the browser: text size and spacing, orientation, motion, contrast and colors. */
import { expect, test } from 'playwright/test'

import { leadFieldLabels } from '../src/generated/texts/lead-forms'
import { templatePages, templates } from '../tests/template-pages'
import { reach, submit } from './states'
import { brokenTexts } from './support/broken-texts'
import { expectNothingLost, missingPictures, wideElements as sideways } from './support/layout'
import { readPaint } from './support/paint'
import { contrast, countPixels, type Rgb } from './support/png'
import { record } from './report/facts'
import {
  addStyles,
  transitionsFinished,
  keyAddresses,
  open,
  openWhole,
  resize,
  setTextSize,
} from './support/site'

const isOther = (before: Rgb, after: Rgb) =>
  before.some((part, index) => Math.abs(part - (after[index] ?? 0)) > 64)

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
            if (!header || getComputedStyle(header).position !== 'sticky') return 0
            return header.getBoundingClientRect().height / innerHeight
          }),
          'share of 320×256 that the sticky header covers',
        )
        .toBeLessThanOrEqual(0.25)
      expect.soft(await page.evaluate(brokenTexts), '320 px wide').toEqual([])

      for (const [width, height] of [
        [640, 360],
        [360, 640],
      ] as const) {
        await resize(page, width, height)
        expect.soft(await sideways(page), `${width}×${height}`).toEqual([])
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      const viewport = await page.locator('meta[name=viewport]').getAttribute('content')
      expect(viewport).not.toMatch(/maximum-scale|user-scalable/)

      await resize(page, 1280, 800)
      await addStyles(page, spacing)
      expect.soft(await page.evaluate(brokenTexts), 'spaced text').toEqual([])
      await resize(page, 390, 844)
      expect.soft(await page.evaluate(brokenTexts), 'spaced text on a phone').toEqual([])
      expect.soft(await sideways(page), 'spaced text on a phone').toEqual([])

      await resize(page, 1280, 800)
      await setTextSize(page, 32)
      await openWhole(page, address)
      expect(
        await page.evaluate(() => getComputedStyle(document.documentElement).fontSize),
        'the text size that was set',
      ).toBe('32px')
      for (const width of [1280, 390, 320]) {
        await resize(page, width, 800)
        await expectNothingLost(page, `200 % text, ${width} px`)
        const heading = page.locator('main :is(h1, h2)').last()
        await heading.evaluate((node) => node.scrollIntoView())
        expect
          .soft(
            await heading.evaluate(
              (node) =>
                node.getBoundingClientRect().top -
                (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
            ),
            'from the header to the heading that was scrolled to',
          )
          .toBeGreaterThan(0)
      }
      record({ kind: 'media', address })
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
      record({ kind: 'media', address })
    },
  )

  test(
    `${address} keeps edges, icons and contrast in forced colors and with more contrast`,
    { tag: ['@S24', '@S25', '@L13', '@F06'] },
    async ({ page }) => {
      await openWhole(page, address)
      await page.emulateMedia({ contrast: 'more' })
      await transitionsFinished(page)
      const weak = (await readPaint(page)).filter(({ kind, isBody, contrast }) =>
        kind === 'edge' ? contrast < 4.5 : isBody && contrast < 7,
      )
      expect.soft(weak, 'more contrast: 7:1 for text, 4.5:1 for edges').toEqual([])

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
      record({ kind: 'media', address })
    },
  )
}

const statesByColor =
  ':is(a, button, input, [role]):is([aria-current], [aria-selected=true], [aria-pressed=true], [aria-disabled=true], [aria-invalid=true], [aria-sort$=ending])'

/** Journeys and their states that show something by color, each with the least number of elements that do. */
const shownStates: readonly (readonly [
  journey: string,
  state: string,
  least: number,
  width?: number,
])[] = [
  ['blog list', 'second page', 3],
  ['article', 'heading of the table of contents in focus', 2],
  ['table', 'sorted', 2],
  ['contact form', 'required field missing', 2],
  ['menu', 'drawer open', 1, 390],
]

test('a long word in a heading does not widen a page', { tag: '@S18' }, async ({ page }) => {
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
})

test('pictures that do not come neither widen nor cut', { tag: '@S18' }, async ({ page }) => {
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
})

test.describe('in forced colors', { tag: '@S24' }, () => {
  test.use({ forcedColors: 'active' })

  test('the focus indicator is visible', { tag: '@S27' }, async ({ page }) => {
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
      const blurred = await page.screenshot({ clip })
      await page.keyboard.press('Shift')
      await control.focus()
      const changed = await countPixels(
        blurred,
        await page.screenshot({ clip }),
        (before, after) => contrast(before, after) >= 3,
      )
      // Two pixels all around (WCAG 2.4.13)
      if (changed < 4 * (box.width + box.height)) unchanged.push(`${changed} ${control.toString()}`)
      await control.blur()
    }
    expect(unchanged).toEqual([])
  })

  test('states shown by color have another mark', async ({ page }) => {
    const unmarked: string[] = []
    for (const [journey, state, least, width = 1280] of shownStates) {
      await resize(page, width, 800)
      await reach(page, journey, state)
      await transitionsFinished(page)
      const elements = await page.locator(statesByColor).filter({ visible: true }).all()
      expect(elements.length, journey).toBeGreaterThanOrEqual(least)
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
        if ((await countPixels(before, await page.screenshot({ clip }), isOther)) < 40)
          unmarked.push(`${journey} ${html}`)
      }
    }
    expect(unmarked).toEqual([])
  })

  test('a checked box differs from an empty one', async ({ page }) => {
    await reach(page, 'table', 'columns open')
    const box = page.getByRole('dialog').getByRole('checkbox').first()
    const mark = box.locator('..')
    await page.mouse.move(0, 0)
    const checked = await mark.screenshot()
    await box.uncheck()
    await page.mouse.move(0, 0)
    await transitionsFinished(page)
    expect(await countPixels(checked, await mark.screenshot(), isOther)).toBeGreaterThan(40)
  })

  test('no text covers the one before it', async ({ page }) => {
    for (const [address = '/', text, cover] of [
      ['/', 'h1', 'h1 + div'],
      [templates['case study'], ':has(+ .MuiTypography-figure)', '.MuiTypography-figure'],
    ]) {
      await openWhole(page, address)
      const covered = page.locator(`main ${text}`).first()
      const before = await covered.screenshot()
      await addStyles(page, `main ${cover} { visibility: hidden !important }`)
      expect.soft(await countPixels(before, await covered.screenshot(), isOther), address).toBe(0)
    }
    // Firefox would draw the edges of fields in the color of the page
    await page.goto('/contactus')
    for (const edge of await page.locator('main form fieldset').all())
      await expect(edge).toHaveCSS('forced-color-adjust', 'none')
  })

  test('texts and icons have the colors of the theme', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('color-mode', 'light'))
    await page.emulateMedia({ colorScheme: 'dark' })
    const shown = [
      ...templatePages.map((address) => [address, () => openWhole(page, address)] as const),
      ...[
        ['contact form', 'required field missing'],
        ['search', 'results'],
        ['table', 'columns open'],
      ].map(([name = '', state = '']) => [name, () => reach(page, name, state)] as const),
    ]
    for (const [name, show] of shown) {
      await show()
      await page.emulateMedia({ colorScheme: 'dark' })
      await transitionsFinished(page)
      const painted = (await readPaint(page)).filter(({ kind }) => kind !== 'edge')
      expect(painted.length).toBeGreaterThan(20)
      const pale = painted.filter((paint) => paint.contrast < 4.5)
      expect.soft(pale, name).toEqual([])
    }
  })
})
