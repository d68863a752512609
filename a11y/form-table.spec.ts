import { AxeBuilder } from '@axe-core/playwright'
import { expect, test, type Page } from 'playwright/test'

import { sheetPage as texts } from '../src/generated/texts/sheet-page'
import { paths } from '../src/paths'

const grid = (page: Page) => page.getByRole('grid', { name: texts.grid.label })

test(
  'the focus ring in the table is 3 px wide, also in forced colors',
  { tag: '@G13' },
  async ({ page }) => {
    await page.goto(paths.sheet)
    await grid(page).waitFor()
    for (const forcedColors of ['none', 'active'] as const) {
      await page.emulateMedia({ forcedColors })
      for (const target of [
        grid(page).getByRole('columnheader').nth(1),
        grid(page).getByRole('gridcell').nth(1),
      ]) {
        await target.focus()
        await expect(target).toHaveCSS('outline-style', 'solid')
        await expect(target).toHaveCSS('outline-width', '3px')
        await expect(target).toHaveCSS('outline-offset', '-3px')
      }
    }
  },
)

test.describe('in Firefox', () => {
  test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Firefox/153.0' })

  test('the grid contains nothing but rows', { tag: '@G03' }, async ({ page }) => {
    await page.goto(paths.sheet)
    await grid(page).waitFor()
    // Only there: https://github.com/mui/mui-x/pull/13891
    await expect(grid(page).locator('.MuiDataGrid-virtualScroller')).toHaveAttribute('tabindex')
    const { violations } = await new AxeBuilder({ page }).include('[role=grid]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
    await expect(grid(page).getByRole('rowgroup').getByRole('row')).toHaveCount(11)
  })
})

test(
  'a smallest text size of 24 px cuts no cell of the table',
  { tag: '@S21' },
  async ({ playwright, launchOptions, baseURL }) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=minimumFontSize=24']
    const browser = await playwright.chromium.launch({ ...launchOptions, args })
    const page = await browser.newPage({ baseURL })
    await page.goto('/form-table')
    await expect(page.getByRole('gridcell').first()).toBeVisible()
    const cut = await cutCells(page, 24)
    await browser.close()
    expect(cut).toEqual([])
  },
)

test(
  'the table follows a change of the text size on the open page',
  { tag: '@S20' },
  async ({ page }) => {
    await page.goto(paths.sheet)
    await grid(page).waitFor()
    const headers = grid(page).getByRole('columnheader')
    const sizes = async () => {
      const boxes = await Promise.all([
        ...(await headers.all()).map((header) => header.boundingBox()),
        grid(page).getByRole('row').nth(1).boundingBox(),
      ])
      return boxes.map((box) => ({ width: box?.width ?? 0, height: box?.height ?? 0 }))
    }
    const setTextSize = (size: string) =>
      page.evaluate((value) => (document.documentElement.style.fontSize = value), size)
    const first = await sizes()
    await headers.first().press('Shift+ArrowRight')
    const usual = first.map((size, index) =>
      index === 0 || index === first.length - 1 ? { ...size, width: size.width + 32 } : size,
    )
    await expect.poll(sizes).toEqual(usual)
    await setTextSize('200%')
    const double = usual.map(({ width, height }) => ({ width: 2 * width, height: 2 * height }))
    await expect.poll(sizes).toEqual(double)
    expect(await cutCells(page, 32)).toEqual([])

    // The edge of a column stays under the pointer that drags it
    const edge = grid(page).locator('.MuiDataGrid-columnSeparator').first()
    const { x = 0, y = 0, width = 0, height = 0 } = (await edge.boundingBox()) ?? {}
    await page.mouse.move(x + width / 2, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width / 2 + 100, y + height / 2, { steps: 4 })
    await page.mouse.up()
    const firstWidth = async () => (await sizes())[0]?.width ?? 0
    const dragged = (double[0]?.width ?? 0) + 100
    await expect.poll(firstWidth).toBe(dragged)

    await setTextSize('')
    await expect.poll(firstWidth).toBe(dragged / 2)
    const belowFooter = await page.evaluate(
      () => document.documentElement.scrollHeight - document.body.getBoundingClientRect().height,
    )
    expect(belowFooter).toBeLessThan(1)
  },
)

/** Short cells whose text is cut off, or that are too low for one line of text of this size in px. */
const cutCells = (page: Page, textSize: number) =>
  page.getByRole('gridcell').evaluateAll(
    (cells, size) =>
      cells
        .filter(({ scrollWidth, clientWidth, clientHeight, textContent }) => {
          const isLong = (textContent ?? '').length > 20 // such a cell may end with an ellipsis
          return clientHeight < 1.5 * size || (!isLong && scrollWidth > clientWidth)
        })
        .map((cell) => cell.textContent),
    textSize,
  )
