// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import {
  listenToPdfForm,
  readPdfFormMessage,
  type PdfFormMessage,
} from '../../src/features/guides/pdf-form'
import { formatBytes } from '../../src/lib/format-bytes'

describe('readPdfFormMessage', () => {
  test.each<PdfFormMessage>([
    { type: 'FORM_SUBMITTED_SUCCESS', submitId: 'a-1' },
    { type: 'FORM_SUBMITTED_ERROR' },
    { type: 'loaded' },
    { type: 'failed' },
    { type: 'escaped' },
    { type: 'resized', height: 300 },
  ])('takes $type', (message) => {
    expect(readPdfFormMessage(message)).toEqual(message)
  })

  test('keeps only the fields it knows', () => {
    const hostile: unknown = JSON.parse('{"type": "loaded", "__proto__": {"x": 1}, "html": "<b>"}')
    expect(readPdfFormMessage(hostile)).toEqual({ type: 'loaded' })
  })

  test.each([
    null,
    undefined,
    'loaded',
    7,
    [],
    {},
    { type: 'toString' },
    { type: ['loaded'] },
    { type: 'FORM_SUBMITTED_SUCCESS' },
    { type: 'FORM_SUBMITTED_SUCCESS', submitId: '' },
    { type: 'FORM_SUBMITTED_SUCCESS', submitId: 7 },
    { type: 'resized' },
    { type: 'resized', height: '300' },
    { type: 'resized', height: 0 },
    { type: 'resized', height: Number.NaN },
    { type: 'resized', height: 1e9 },
  ])('passes over %j', (data) => {
    expect(readPdfFormMessage(data)).toBeNull()
  })
})

describe('listenToPdfForm', () => {
  const frame = {} as Window
  const post = (init: MessageEventInit) =>
    window.dispatchEvent(new MessageEvent('message', { data: { type: 'loaded' }, ...init }))

  test('receives messages only from the sandboxed frame', () => {
    const heard: string[] = []
    const stop = listenToPdfForm(
      () => frame,
      ({ type }) => heard.push(type),
    )
    const own = { source: frame, origin: 'null' }
    for (const origin of ['https://evil.example', location.origin, '', '*', 'file://'])
      for (const source of [frame, window, null]) post({ source, origin })
    post({ ...own, source: window })
    post({ ...own, source: null })
    post({ ...own, data: 'loaded' })
    expect(heard).toEqual([])
    post(own)
    expect(heard).toEqual(['loaded'])
    stop()
    post(own)
    expect(heard).toEqual(['loaded'])
  })

  test('receives nothing while there is no frame', () => {
    const onMessage = vi.fn()
    const stop = listenToPdfForm(() => null, onMessage)
    post({ source: null, origin: 'null' })
    expect(onMessage).not.toHaveBeenCalled()
    stop()
  })
})

describe('the record of a submission', () => {
  const load = () => import('../../src/features/guides/pdf-form')

  beforeEach(() => {
    sessionStorage.clear()
    vi.resetModules()
  })
  afterEach(() => vi.unstubAllGlobals())

  // After a reload: guides.spec.ts
  test('is kept until the page is left when storage is blocked', async () => {
    vi.stubGlobal('sessionStorage', undefined)
    const service = await load()
    service.keepPdfFormOutcome('confirmed')
    expect(service.readPdfFormOutcome()).toBe('confirmed')
  })

  test('is not read from other values in storage', async () => {
    sessionStorage.setItem('guides-form', '<b>')
    expect((await load()).readPdfFormOutcome()).toBeNull()
  })
})

describe('the URL of the form’s own page', () => {
  const pageOf = async (scriptUrl: string) => {
    vi.resetModules()
    vi.stubEnv('VITE_PDF_FORM_SCRIPT_URL', scriptUrl)
    const { pdfForm } = await import('../../src/config')
    return pdfForm.pageUrl
  }
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    [
      'https://formfacade.com/include/123/form/1FAIpQLSd_x-1/classic.js?div=ff-compose',
      'https://docs.google.com/forms/d/e/1FAIpQLSd_x-1/viewform',
    ],
    [
      'https://formfacade.com/include/123/form/1FAIpQLSd/bootstrap.js',
      'https://docs.google.com/forms/d/e/1FAIpQLSd/viewform',
    ],
    ['', '/include/demo/form/free-guides/viewform'],
    ['https://other.example/embed.js', ''],
  ])('for %j is %j', async (scriptUrl, page) => {
    expect(await pageOf(scriptUrl)).toBe(page)
  })
})

test.each([
  [0, '1 kB'],
  [110_301, '110 kB'],
  [999_499, '999 kB'],
  [999_999, '1.0 MB'],
  [1_250_000, '1.3 MB'],
])('formatBytes formats %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text)
})
