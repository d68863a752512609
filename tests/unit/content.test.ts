import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, test } from 'vitest'

import { readPosts } from '../../scripts/build/blog-data'
import { pageRows } from '../../src/app/routes'
import { aboutPage, approachItems, founder } from '../../src/content/about'
import { company } from '../../src/content/company'
import { contactSteps } from '../../src/content/contact'
import { faqs } from '../../src/content/faqs'
import { healthPosts, healthServices } from '../../src/content/health'
import { heroSlides, processSteps } from '../../src/content/home'
import { builtInJobs } from '../../src/content/jobs'
import { footerColumns, mainMenu } from '../../src/content/navigation'
import { pdfs } from '../../src/content/pdfs'
import { clients, statistics, testimonials } from '../../src/content/placeholders'
import { localServices, serviceCards } from '../../src/content/services'
import { teamMembers } from '../../src/content/team'

const posts = (await readPosts()).map(({ post }) => post)

/** All modules of a content folder, by file. */
const modulesOf = async (folder: string, skip: string) => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== skip)
  return Promise.all(
    files.map(async (file) => ({
      file,
      content: Object.values((await import(path.resolve(folder, file))) as object)[0] as unknown,
    })),
  )
}

describe('the counts of the specification', () => {
  test.each([
    ['hero slides', heroSlides, 3],
    ['statistics', statistics, 4],
    ['testimonials', testimonials, 3],
    ['process steps', processSteps, 4],
    ['contact steps', contactSteps, 3],
    ['service cards', serviceCards, 8],
    ['local services', localServices, 12],
    ['team members', teamMembers, 6],
    ['guides', pdfs, 6],
    ['questions', faqs, 7],
    ['built-in jobs', builtInJobs, 10],
    ['health services', healthServices, 3],
    ['health posts', healthPosts, 3],
    ['approach items', approachItems, 5],
    ['menu links', mainMenu, 7],
  ])('%s', (_name, list, count) => {
    expect(list).toHaveLength(count)
  })

  test('at least seven posts, in the three categories', () => {
    expect(posts.length).toBeGreaterThanOrEqual(7)
    expect(new Set(posts.map((post) => post.category))).toEqual(
      new Set(['SEO', 'Marketing', 'Animation']),
    )
  })

  test('read times of the health posts', () => {
    expect(healthPosts.map((post) => post.readTime)).toEqual([6, 7, 8])
  })
})

test('ids are unique within their list', () => {
  for (const list of [
    serviceCards,
    teamMembers,
    pdfs,
    faqs,
    builtInJobs,
    healthServices,
    healthPosts,
    posts,
  ]) {
    const ids = list.map((item: { id: string | number }) => item.id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('every file that content names exists', () => {
  const files = [
    ...serviceCards.map((service) => `images/services/${service.icon}.svg`),
    ...localServices.map((service) => `images/services/${service.icon}.svg`),
    ...approachItems.map((item) => `images/approach/${item.picture}.svg`),
    ...[...teamMembers, founder].map((person) => `images/team/${person.image}.svg`),
    ...[...healthServices, ...healthPosts].map((item) => `images/health/${item.image}.svg`),
    ...pdfs.flatMap((pdf) => [`images/guides/${pdf.image}.svg`, pdf.path.slice(1)]),
    ...clients.map(
      (client) => `images/clients/${client.name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.svg`,
    ),
  ]
  expect(files.filter((file) => !existsSync(path.join('public', file)))).toEqual([])
})

test('every picture of a service page exists', async () => {
  const pages = await modulesOf('src/content/service-pages', 'service-page.ts')
  const missing = pages.flatMap(({ content }) =>
    (content as { tiles: { picture: string }[] }).tiles
      .map((tile) => `public/images/tiles/${tile.picture}.svg`)
      .filter((file) => !existsSync(file)),
  )
  expect(missing).toEqual([])
})

test('every path in content is a route', async () => {
  const rows = pageRows.filter((row) => row.path !== '*').map((row) => ({ path: row.path }))
  const everything = [
    await modulesOf('src/content/service-pages', 'service-page.ts'),
    await modulesOf('src/content/articles', 'article.ts'),
    await modulesOf('src/content/legal', 'legal-page.ts'),
    {
      posts,
      faqs,
      healthPosts,
      aboutPage,
      approachItems,
      serviceCards,
      localServices,
      mainMenu,
      footerColumns,
    },
  ]
  const addresses = valuesOf(everything, 'path').filter((value) => !value.endsWith('.pdf'))
  expect(addresses.length).toBeGreaterThan(100)
  expect(addresses.filter((address) => !matchRoutes(rows, address))).toEqual([])
})

test('external links have a plain and safe URL', async () => {
  const everything = [
    await modulesOf('src/content/service-pages', 'service-page.ts'),
    await modulesOf('src/content/articles', 'article.ts'),
    await modulesOf('src/content/legal', 'legal-page.ts'),
    { posts, faqs, healthPosts },
  ]
  const links = [...valuesOf(everything, 'href'), ...valuesOf(everything, 'url')]
  expect(links.filter((link) => !/^(?:https:\/\/|mailto:|tel:)/.test(link))).toEqual([])
})

test('page titles and descriptions are unique and of the right length', async () => {
  const all = (
    await Promise.all(
      [
        ['service-pages', 'service-page.ts'],
        ['articles', 'article.ts'],
        ['legal', 'legal-page.ts'],
      ].map(([folder = '', typeFile = '']) => modulesOf(`src/content/${folder}`, typeFile)),
    )
  ).flat()
  const metas = all
    .map(({ content }) => content as { title?: string; description?: string })
    .filter((meta) => meta.title && meta.description)
  expect(metas.length).toBeGreaterThan(25)
  for (const key of ['title', 'description'] as const) {
    expect(new Set(metas.map((meta) => meta[key])).size).toBe(metas.length)
  }
  for (const { description = '' } of metas) {
    expect(description.length, description).toBeGreaterThanOrEqual(50)
    expect(description.length, description).toBeLessThanOrEqual(160)
  }
})

test('no page repeats a fact of the company as a literal', () => {
  const facts = [
    company.name,
    company.city,
    company.email,
    company.registration,
    company.domain,
    ...company.phones,
  ]
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/content\/company\.ts$|^config\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }))
  const repeated = sources.flatMap(({ file, text }) =>
    facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`),
  )
  expect(repeated).toEqual([])
})

test('the author of a post is a team member', () => {
  const names = teamMembers.map((member) => member.name)
  for (const post of posts) expect(names).toContain(post.author)
})

test('both dates of a post are the same day', () => {
  for (const post of posts) {
    expect(new Date(`${post.date} UTC`).toISOString().slice(0, 10), post.id).toBe(post.isoDate)
  }
})

test('quotation marks are typographic, except in code and in texts of the specification', async () => {
  const files = readdirSync('src/content', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const texts = await Promise.all(
    files.map(async (file) => textsOf(await import(path.resolve('src/content', file)))),
  )
  const straight = texts.flat().filter((text) => /["']/.test(text))
  expect([...new Set(straight)].toSorted()).toEqual([
    'All pictures below the first screen have loading="lazy"',
    "Let's Connect With Us",
    "Let's Talk",
    'Main picture loads first: fetchpriority="high", no lazy loading',
    "Oops! The page you are looking for doesn't exist.",
    "Thank you for reaching out! We'll get back to you soon.",
  ])
})

/** All texts except code, at any depth. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => (name === 'code' ? [] : textsOf(inner)))
}

/** All texts under a key, at any depth. */
function valuesOf(value: unknown, key: string): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => valuesOf(item, key))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) =>
    name === key && typeof inner === 'string' ? [inner] : valuesOf(inner, key),
  )
}
