import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as base, type Page } from '@playwright/test'

import { serve } from '../../scripts/serve'
import { servicesPage } from '../../src/content/services'
import { paths } from '../../src/paths'
import { follow } from './leads-steps'
import { waitForHydration } from '../wait-for-hydration'

/** A host whose site a test replaces while tabs are open. */
type Host = {
  origin: string
  /** Deploys a new version: every hashed file gets a new name, and the old ones are gone. */
  deploy: () => Promise<void>
  /** Deletes files that the pages still request. */
  lose: (name: RegExp) => Promise<void>
  /** Answers the next request for a file with a 404 that is cacheable for a year. */
  poison: (name: RegExp) => void
}

const test = base.extend<{ host: Host }>({
  host: async ({ browserName }, use) => {
    const dist = await mkdtemp(path.join(tmpdir(), `deploy-${browserName}-`))
    await cp('dist', dist, { recursive: true })
    let server: Server
    let poisoned: RegExp | null = null
    let port = 0
    const up = async () => {
      server = await serve({ port, dist, outbox: path.join(dist, '.outbox') })
      port = (server.address() as AddressInfo).port
      const answers = server.listeners('request')
      server.removeAllListeners('request')
      server.on('request', (request, response) => {
        if (!poisoned?.test(request.url ?? ''))
          return answers.forEach((answer) => void answer.call(server, request, response))
        poisoned = null
        response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable' }).end()
      })
    }
    const down = async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    }
    const replace = async (change: () => Promise<void>) => {
      await down()
      await change()
      await up()
    }
    await up()
    await use({
      origin: `http://localhost:${port}`,
      deploy: () => replace(() => renameHashedFiles(dist)),
      lose: (name) => replace(() => removeFiles(dist, name)),
      poison: (name) => (poisoned = name),
    })
    await down()
    await rm(dist, { recursive: true })
  },
})

async function renameHashedFiles(dist: string): Promise<void> {
  const hash = /-([\w-]{6})[\w-]{2}(\.\w+)$/
  await removeFiles(dist, /\.(?:br|gz)$/)
  const assets = await readdir(path.join(dist, 'assets'))
  const names = new Map(assets.map((name) => [name, name.replace(hash, '-$1ZZ$2')]))
  for (const [from, to] of names) {
    await rename(path.join(dist, 'assets', from), path.join(dist, 'assets', to))
  }
  const pattern = new RegExp([...names.keys()].map(escape).join('|'), 'g')
  for (const file of await readdir(dist, { recursive: true })) {
    if (!/\.(?:html|js)$|_headers$/.test(file)) continue
    const text = await readFile(path.join(dist, file), 'utf8')
    await writeFile(
      path.join(dist, file),
      text.replace(pattern, (name) => names.get(name) ?? name),
    )
  }
}

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

async function removeFiles(dist: string, name: RegExp): Promise<void> {
  for (const file of await readdir(dist, { recursive: true }))
    if (name.test(file)) await rm(path.join(dist, file))
}

/**
 * Opens a page and counts how often a document is loaded from then on. Data saving is on, so nothing is
 * prefetched and the files that a test removes are really missing.
 */
async function open(page: Page, address: string): Promise<() => number> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto(address)
  await waitForHydration(page)
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1
  })
  return () => loads
}

const servicesTitle = new RegExp(`^${servicesPage.title}`)
const errorScreen = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })

test('a tab that is open during a deploy moves to the new version by itself', async ({
  page,
  host,
}) => {
  const loads = await open(page, host.origin + paths.about)
  await host.deploy()
  await follow(page, 'Services')
  await expect(page).toHaveURL(host.origin + paths.services)
  await expect(page).toHaveTitle(servicesTitle)
  await waitForHydration(page)
  expect(loads()).toBe(1)
  await expect(page.locator('script[src*="ZZ.js"]')).toHaveCount(1)

  // The new version is complete: it navigates without loading a document
  await follow(page, 'Blog')
  await expect(page).toHaveURL(host.origin + paths.blog)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(servicesTitle)
  expect(loads()).toBe(1)
})

test('an incomplete deploy causes one reload, never a loop, and the page stays readable', async ({
  page,
  host,
}) => {
  const loads = await open(page, host.origin + paths.about)
  await host.lose(/assets\/ServicesPage-.*\.js/)
  await follow(page, 'Services')
  await expect(page).toHaveTitle(servicesTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(1)
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0)
})

test('a cached 404 is ignored once the file exists', async ({ page, host }) => {
  const loads = await open(page, host.origin + paths.about)
  host.poison(/\/assets\/ServicesPage-.*\.js/)
  await follow(page, 'Services')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page).toHaveTitle(servicesTitle)
  expect(loads()).toBe(0)
})

test('a page with typed text is not reloaded, and the text survives a reload by the visitor', async ({
  page,
  host,
}) => {
  const loads = await open(page, host.origin + paths.contact)
  await page.getByRole('main').getByLabel('Name').fill('Asha Rao')
  await host.deploy()
  await follow(page, 'Services')
  await expect(errorScreen(page)).toBeVisible()
  expect(loads()).toBe(0)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(servicesTitle)
  await waitForHydration(page)
  await follow(page, 'Contact Us')
  await expect(page.getByRole('main').getByLabel('Name')).toHaveValue('Asha Rao')
  expect(loads()).toBe(1)
})

test('nothing is reloaded when storage is blocked, because nothing could stop a loop', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
  })
  const loads = await open(page, host.origin + paths.about)
  await host.deploy()
  await follow(page, 'Services')
  await expect(errorScreen(page)).toBeVisible()
  expect(loads()).toBe(0)
})

test('a visitor without a connection sees the error screen and continues when back online', async ({
  page,
  host,
  context,
}) => {
  const loads = await open(page, host.origin + paths.about)
  await context.setOffline(true)
  await follow(page, 'Services')
  await expect(errorScreen(page)).toBeVisible()
  expect(loads()).toBe(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveTitle(servicesTitle)
  await waitForHydration(page)
})

test('a dialog whose code is gone opens the contact form of the new version instead', async ({
  page,
  host,
}) => {
  const loads = await open(page, host.origin + paths.home)
  await host.deploy()
  await page.getByRole('main').getByText('Schedule a Call').first().click()
  await expect(page).toHaveURL(new RegExp(paths.contact))
  await expect(page.getByRole('form', { name: 'Experience Real Growth' })).toBeVisible()
  expect(loads()).toBe(1)
})
