import AxeBuilder from '@axe-core/playwright'
import { expect, test, type Page } from '@playwright/test'

import { tablePage as texts } from '../src/content/table-page'
import { paths } from '../src/paths'

/** All levels of WCAG, and the best practices. No rule is off. */
const tags = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const grid = (page: Page) => page.getByRole('grid', { name: texts.grid.label })

/** What the page can look like, beside the state that `pages.spec.ts` finds. */
const states: Record<string, { search?: string; reach?: (page: Page) => Promise<unknown> }> = {
  loading: {
    search: '?mock-sheet=hang',
    reach: (page) => page.getByText(texts.loading).waitFor(),
  },
  'slow download': {
    search: '?mock-sheet=stall',
    reach: (page) => page.getByRole('progressbar').waitFor(),
  },
  error: {
    search: '?mock-sheet=500',
    reach: (page) => page.getByRole('button', { name: texts.error.retry }).waitFor(),
  },
  ready: {},
  'sorted, second page': { search: '?sort=Timestamp&dir=desc&page=2' },
  'no match': { search: '?q=nobody+writes+this' },
  'no rows': { search: '?mock-sheet=header-only' },
  'a focused cell': {
    reach: (page) => grid(page).getByRole('gridcell').nth(3).click(),
  },
  'the columns': {
    reach: async (page) => {
      await page.getByRole('button', { name: texts.columns.label }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  'a cell in full': {
    reach: async (page) => {
      await grid(page).getByRole('gridcell').nth(1).focus()
      await page.keyboard.press('Enter')
      await page.getByRole('dialog').waitFor()
    },
  },
}

for (const [name, { search = '', reach }] of Object.entries(states)) {
  test(`axe finds nothing on the table: ${name}`, async ({ page }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await page.goto(paths.formTable + search)
      if (!/hang|stall|500/.test(search)) await grid(page).waitFor({ timeout: 30_000 })
      await reach?.(page)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        const { violations } = await new AxeBuilder({ page })
          .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
          .analyze()
        expect(
          violations.map(({ id, nodes }) => ({
            id,
            targets: nodes.map((node) => node.target.join(' ')),
            why: nodes[0]?.failureSummary,
          })),
          `${width} px, ${colorScheme}`,
        ).toEqual([])
      }
    }
  })
}

test('the focus in the table can be seen: a ring of 3 px, also where colors are forced', async ({
  page,
}) => {
  await page.goto(paths.formTable)
  await grid(page).waitFor({ timeout: 30_000 })
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
})
