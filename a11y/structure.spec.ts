/**
 * The structure of one page of each template, of each panel and of the frame, as ARIA snapshots without the words of
 * the content. `npm run a11y -- structure --update-snapshots=all` updates `snapshots/`: review the difference.
 */
import { expect, test, type Locator } from 'playwright/test'
import { readdirSync } from 'node:fs'

import { pageSizes } from '../src/config'
import { clients } from '../src/generated/clients'
import { faqs } from '../src/generated/faqs'
import { statistics } from '../src/generated/statistics'
import { teamMembers } from '../src/generated/team'
import { testimonials } from '../src/generated/testimonials'
import { caseStudies } from '../src/generated/work'
import { paths } from '../src/paths'
import { jobs, posts } from '../tests/site-content'
import { templates } from '../tests/template-pages'
import { begin, journeys } from './states'
import { everyAddress, open, openWhole, screens, settled } from './support/site'
import { reduceToStructure } from './support/structure'

const homeLists = [statistics, caseStudies, teamMembers, clients, testimonials, posts, faqs]

/** Whether the content is enough for all parts of a template. Without a list or a second page, it has less. */
const isWhole: Readonly<Record<string, boolean>> = {
  home: homeLists.every((list) => list.length > 0),
  about: teamMembers.length > 0,
  services: caseStudies.length > 0,
  'blog list': posts.length > pageSizes.blog,
  'blog post': posts.length > 1,
  careers: jobs.length > pageSizes.careers,
  job: jobs.length > 1,
}

/** Assertions that only the structure of this page covers. */
const tags: Readonly<Record<string, readonly string[]>> = {
  'blog list': ['@B03', '@B04'],
  careers: ['@J04'],
}

const snapshotOf = (name: string) => `page-${name.replaceAll(' ', '-')}`

const names = Object.keys({ ...isWhole, ...templates }).map(snapshotOf)

async function expectStructure(part: Locator, name: string): Promise<void> {
  await reduceToStructure(part)
  // Nothing changes the reduced part any more, so there is nothing to wait for
  await expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml`, timeout: 5_000 })
}

for (const [name, address] of Object.entries(templates)) {
  if (isWhole[name] === false || !everyAddress.includes(address)) continue
  test(
    `the page "${name}" has its structure`,
    { tag: [...(tags[name] ?? [])] },
    async ({ page }) => {
      await openWhole(page, address)
      await expectStructure(page.getByRole('main'), snapshotOf(name))
    },
  )
}

for (const part of ['banner', 'complementary', 'contentinfo'] as const) {
  names.push(`frame-${part}`)
  test(`the ${part} of each page has its structure`, async ({ page }) => {
    await open(page, paths.services)
    await expectStructure(page.getByRole(part), `frame-${part}`)
  })
}

for (const journey of journeys)
  for (const [index, { name, panel }] of journey.states.entries()) {
    if (!panel) continue
    const snapshot = `panel-${journey.name}-${name}`.replaceAll(/\W+/g, '-')
    names.push(snapshot)
    test(`${journey.name}: ${name} has its structure`, { tag: '@L01' }, async ({ page }) => {
      await page.setViewportSize(screens[journey.quick])
      await begin(page, journey)
      for (const { reach } of journey.states.slice(0, index + 1)) await reach(page)
      await settled(page)
      await expectStructure(page.locator(panel), snapshot)
    })
  }

test('each snapshot is of a page, a panel or a part of the frame', () => {
  const kept = readdirSync('a11y/snapshots', { encoding: 'utf8' })
  expect(kept.map((file) => file.replace('.aria.yml', '')).toSorted()).toEqual(names.toSorted())
})
