import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { generatedFiles } from '../../scripts/build/generated-files'

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
    plugins: [files],
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
