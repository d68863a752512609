import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, afterEach, expect, test } from 'vitest'

import { checkPublic } from '../../scripts/hosting/check-public'
import { writeFiles } from '../../scripts/files'
import { makeFolder } from '../make-folder'

const folder = makeFolder(afterAll)
const [own, dist] = [path.join(folder, 'public'), path.join(folder, 'dist')]
afterEach(() => rmSync(folder, { recursive: true, force: true }))
const faults = (list: readonly string[]) => list.map((it) => it.replace(`${own}/`, ''))

test('the site’s own files are none that the build writes', () => {
  expect(checkPublic()).toEqual([])
})

test.each([
  ['_redirects', 'src/content/redirects.yaml'],
  ['_headers', 'scripts/hosting/headers.ts'],
  ['.htaccess', 'scripts/hosting/site.htaccess'],
  ['pdf/.htaccess', 'scripts/hosting/site.htaccess'],
  ['robots.txt', 'scripts/build/sitemap.ts'],
  ['.well-known/security.txt', 'scripts/build/sitemap.ts'],
  ['sitemap.xml', 'it follows from the pages'],
  ['feed.xml', 'src/content/blog'],
  ['site.webmanifest', 'scripts/build/web-manifest.ts'],
  ['index.html', 'src/content/texts'],
])('%s of the owner ends the build before it starts, with the place of its content', async (name, home) => {
  await writeFiles(own, { [name]: 'mine', 'ads.txt': 'mine', 'google1234.html': 'mine', 'assets/a.pdf': 'mine', 'social/b.jpg': 'mine', 'sitemap-video.xml': 'mine' })
  const [fault, ...others] = faults(checkPublic('', own))
  expect(fault).toContain(`${name}: the build writes this file: remove it, and `)
  expect(fault).toContain(home)
  expect(others).toEqual([])
}) // prettier-ignore

test('a file that the build has written over, or removed, is named after it', async () => {
  await writeFiles(own, {
    'ads.txt': 'mine',
    'services.html': 'mine',
    '.vite/a.json': 'mine',
    'assets/a.js': 'mine',
  })
  await writeFiles(dist, {
    'ads.txt': 'mine',
    'services.html': 'the page',
    'assets/a.js': 'its own',
  })
  const rest = 'the build writes this file: remove it, and choose another name, or change the page’s words in src/content.' // prettier-ignore
  expect(faults(checkPublic(dist, own)).toSorted()).toEqual([
    `.vite/a.json: ${rest}`,
    `assets/a.js: ${rest}`,
    `services.html: ${rest}`,
  ])
})
