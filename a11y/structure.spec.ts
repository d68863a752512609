/**
 * The structure of one page of each template and of the frame, as ARIA snapshots without the words of the content.
 * `npm run a11y -- structure matrix --update-snapshots=all` updates `snapshots/`: review the difference. The panels are
 * compared in `matrix.spec.ts`.
 */
import { expect, test } from 'playwright/test'
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
import { journeys, panelName } from './states'
import { everyAddress, openWhole } from './support/site'
import { expectStructure } from './support/structure'

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
  'health post': ['@E05'],
}

/** The parts of the frame, the same on each page. */
const frame = ['banner', 'complementary', 'contentinfo'] as const

const snapshotOf = (name: string) => `page-${name.replaceAll(' ', '-')}`

for (const [name, address] of Object.entries(templates)) {
  if (isWhole[name] === false || !everyAddress.includes(address)) continue
  test(
    `the page "${name}" has its structure`,
    { tag: [...(tags[name] ?? [])] },
    async ({ page }) => {
      await openWhole(page, address)
      await expectStructure(page.getByRole('main'), snapshotOf(name))
      if (address !== paths.contact) return
      for (const part of frame) await expectStructure(page.getByRole(part), `frame-${part}`)
    },
  )
}

test('each snapshot is of a page, a panel or a part of the frame', () => {
  const names = [
    ...Object.keys({ ...isWhole, ...templates }).map(snapshotOf),
    ...frame.map((part) => `frame-${part}`),
    ...Object.entries(journeys).flatMap(([journey, { panels = {} }]) =>
      Object.keys(panels).map((state) => panelName(journey, state)),
    ),
  ]
  const kept = readdirSync('a11y/snapshots', { encoding: 'utf8' })
  expect(kept.map((file) => file.replace('.aria.yml', '')).toSorted()).toEqual(names.toSorted())
})
