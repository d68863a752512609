import { once } from 'node:events'
import { get } from 'node:http'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { devRequests } from '../../scripts/build/dev-requests'
import { embedStyle } from '../../scripts/build/embed-style'
import { generatedFiles } from '../../scripts/build/generated-files'
import { mocks } from '../../scripts/mocks/plugin'

let server: ViteDevServer
let origin = ''

beforeAll(async () => {
  const files = generatedFiles('test-files', async () => ({
    'data/a b.json': () => '{"a":1}',
    'images/a.svg': () => '<svg/>',
    'data/broken.json': () => {
      throw new Error('This post cannot be read')
    },
  }))
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    optimizeDeps: { noDiscovery: true },
    server: { port: 0, ws: false, watch: null },
    plugins: [files, devRequests(), embedStyle(), mocks()],
  })
  await server.listen()
  const address = server.httpServer?.address()
  origin = typeof address === 'object' ? `http://localhost:${address?.port}` : ''
})

afterAll(() => server.close())

test('the dev server serves a generated file with its content type', async () => {
  const json = await fetch(`${origin}/data/a%20b.json?t=1`)
  expect(json.headers.get('Content-Type')).toBe('application/json')
  expect(await json.text()).toBe('{"a":1}')
  const svg = await fetch(`${origin}/images/a.svg`)
  expect(svg.headers.get('Content-Type')).toBe('image/svg+xml')
})

test('the dev server leaves other URLs to Vite', async () => {
  expect((await fetch(`${origin}/data/missing.json`)).status).toBe(404)
})

test('the dev server keeps running when a file cannot be generated', async () => {
  expect((await fetch(`${origin}/data/broken.json`)).status).toBe(500)
  expect((await fetch(`${origin}/images/a.svg`)).status).toBe(200)
})

/** Who may read the answer to a frame without an origin. */
const readersOf = (answer: Response) => answer.headers.get('Access-Control-Allow-Origin')
const asFrame = (file: string) => fetch(origin + file, { headers: { Origin: 'null' } })

test('the dev server lets frames without an origin read the files of the embedded form', async () => {
  const files = new Set(['/embed/free-pdf-form.ts', '/fonts/atkinson-latin.woff2'])
  for (const file of files) {
    const answer = await asFrame(file)
    expect(readersOf(answer), file).toBe('*')
    const imports = (await answer.text()).matchAll(/\b(?:import|from)\s*"(\/[^"]+)"/g)
    for (const [, name = ''] of imports) files.add(name)
  }
  expect([...files]).toContain('/src/config.ts')
})

const refused =
  '/outbox.json /outbox /package.json /src/content/company.yaml /src/paths.ts /embed/FreePdfPage.tsx /embed/../paths.ts /data/a%20b.json'
test.each(refused.split(' '))('the dev server lets no other origin read %s', async (file) => {
  expect(readersOf(await asFrame(file))).toBeNull()
  const headers = { Origin: 'http://localhost:1' }
  expect(readersOf(await fetch(origin + file, { headers }))).toBeNull()
})

test.each(['/%', '/%E0%A4%A', '//', '/constructor'])(
  'the dev server survives a request for %s',
  async (path) => {
    await once(get(`${origin}/`, { path }), 'response')
    expect((await fetch(`${origin}/images/a.svg`)).status).toBe(200)
  },
)
