import { expect, test } from 'playwright/test'

import { caseStudies } from '../../src/generated/work'
import { caseStudyLabel } from '../../src/content/case-studies'
import { caseStudyTexts, workPage } from '../../src/generated/texts/work'
import { paths } from '../../src/paths'

// The owner may have none
for (const study of caseStudies.slice(0, 1)) {
  test('a visitor finds the case studies from the home page, and reads one', async ({ page }) => {
    await page.goto(paths.home)
    const section = page.getByRole('region', { name: caseStudyTexts.teaser.heading })
    await expect(section.getByRole('listitem')).toHaveCount(caseStudies.length)
    await section.getByRole('link', { name: caseStudyTexts.teaser.link }).click()
    await expect(page.getByRole('heading', { level: 1, name: workPage.heading })).toBeVisible()
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: study.title })
    await expect(card).toContainText(caseStudyLabel(study))
    await card.getByRole('link', { name: study.title }).click()
    await expect(page.getByRole('heading', { level: 1, name: study.title })).toBeVisible()
    await expect(page).toHaveURL(study.path)
  })

  test('a visitor finds them from the services page and the service', async ({ page }) => {
    for (const address of [paths.services, study.service]) {
      await page.goto(address)
      await page.getByRole('main').getByRole('link', { name: study.title }).click()
      await expect(page.getByRole('heading', { level: 1, name: study.title })).toBeVisible()
    }
  })
}

for (const { path, title, sample } of caseStudies)
  test.describe(title, () => {
    test.use({ javaScriptEnabled: false })

    test('shows each figure as a chart and as a table, without a script', async ({ page }) => {
      await page.goto(path)
      const table = page.getByRole('table').first()
      const rows = await table.getByRole('row').all()
      const bars = page.locator('main svg rect')
      await expect(bars).toHaveCount(2 * (rows.length - 1))
      const widths = await bars.evaluateAll((all) =>
        all.map((bar) => bar.getBoundingClientRect().width),
      )
      for (const [index, row] of rows.slice(1).entries()) {
        const cells = await row.getByRole('cell').allTextContents()
        const [from = 0, to = 0] = cells.map((cell) => Number(cell.replace(/[^\d.]/g, '')))
        const percent = Math.round((100 * (to - from)) / from)
        expect(cells[2]?.replace('−', '-')).toBe(`${percent > 0 ? '+' : ''}${percent}%`)
        const [before = 0, after = 0] = widths.slice(2 * index)
        expect(after / before).toBeCloseTo(to / from, 2)
      }
    })

    // Search engines do not get it then: routes.test.tsx and crawl.spec.ts
    test('says if it is a sample', async ({ page }) => {
      await page.goto(path)
      const notice = page.getByRole('note').filter({ hasText: caseStudyTexts.sample })
      await expect(notice).toHaveCount(sample ? 1 : 0)
    })
  })
