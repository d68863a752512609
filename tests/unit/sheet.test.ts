import { readFileSync } from 'node:fs'
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

import { makeCsv } from '../../scripts/mocks/make-csv'
import { guardFormula, parseCsv } from '../../src/features/sheet/csv'
import type { PageView, SheetQuery } from '../../src/features/sheet/engine'
import type { LoadedSheet, SheetOptions, SheetProgress } from '../../src/features/sheet/load-sheet'
import { timeouts } from '../../src/config'
import { loadSheet } from '../../src/features/sheet/load-sheet'
import type { EngineReply, EngineRequest } from '../../src/features/sheet/worker'
import { answer, createSheetEngine } from '../../src/features/sheet/worker'
import { handleMocks } from '../../scripts/mocks/plugin'

const sample = readFileSync(new URL('../../scripts/mocks/sheet-sample.csv', import.meta.url))

const query = (changes: Partial<SheetQuery> = {}): SheetQuery => ({
  search: '',
  sort: null,
  page: 1,
  pageSize: 10,
  ...changes,
})

/** Answers instead of the mock server when a test sets it. */
let intercept: RequestListener | null = null
let requests = 0
let server: Server
let origin = ''

beforeAll(async () => {
  const answerMocks = handleMocks()
  server = createServer((req, res) => {
    requests++
    if (intercept) return intercept(req, res)
    answerMocks(req, res, () => res.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
})

beforeEach(() => {
  intercept = null
  requests = 0
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Answers with this file instead of the sample. */
const send = (body: string | Buffer, parameters = '') => {
  intercept = (_, res) =>
    void res.writeHead(200, { 'Content-Type': `text/csv${parameters}` }).end(body)
}

const load = (query = '', options?: SheetOptions) =>
  loadSheet(`${origin}/sheet.csv${query}`, options)

async function loadOk(query = '', options?: SheetOptions): Promise<LoadedSheet> {
  const result = await load(query, options)
  if (!result.ok) throw new Error(result.reason)
  return result.sheet
}

describe('the sample', () => {
  it('has 57 rows without real contact data, with the difficult cases of CSV', () => {
    const { header, rows } = parseCsv(sample.toString())
    expect([rows.length, header.length]).toEqual([57, 10])
    for (const [, , email, phone] of rows) {
      expect(email).toMatch(/^[a-z.]+@example\.com$/)
      expect(phone).toMatch(/^(\+91 755 555 01\d\d)?$/)
    }
    for (const shape of [/,/, /"/, /\n/, /^$/, /[\u0900-\u097F]/, /^=/, /</])
      expect(rows.flat().some((cell) => shape.test(cell))).toBe(true)
  })
})

describe('a sheet that loads', () => {
  it('exports all pages of the search result in the order shown', async () => {
    const sheet = await loadOk()
    const shown = query({ search: 'marketing', sort: { column: 0, direction: 'descending' } })
    const { visible, total } = await sheet.view({ ...shown, pageSize: 100 })
    expect(total).toBeGreaterThan(10)
    const columns = [...sheet.header.keys()]
    const blob = await sheet.exportCsv({ ...shown, columns })
    expect(blob.type).toBe('text/csv;charset=utf-8')
    // Blob.text() would remove the byte order mark
    const text = Buffer.from(await blob.arrayBuffer()).toString()
    expect(text.startsWith('\uFEFF"Timestamp",')).toBe(true)
    expect(parseCsv(text)).toMatchObject({
      ownHeader: sheet.header,
      rows: visible.map((row) => row.cells.map(guardFormula)),
    })
  })

  it('exports only the columns that are shown, with the header of the file', async () => {
    send('Name, ,Name,City,,\nAsha,1,Rao,Bhopal,,\n,,,,,\n')
    const sheet = await loadOk()
    expect(sheet.header).toEqual(['Name', 'Column 2', 'Name (2)', 'City'])
    const blob = await sheet.exportCsv({ ...query(), columns: [0, 1, 2] })
    expect(await blob.text()).toBe('"Name"," ","Name"\r\n"Asha","1","Rao"\r\n')
  })

  it.each([
    ['titles', 'Leads of May\n\nName,City,Budget\nAsha,Bhopal,5'],
    ['titles', 'Report,2026\nName,City,Budget,Phone\nAsha,Bhopal,5,1\nRohan,Indore,6,2'],
    ['titles', 'Category: All categories\n\nWeek,seo: (India)\n2026-01-04,55\n2026-01-11,<1'],
    ['titles', 'Category: All categories,\r\n,\r\nWeek,seo: (India)\r\n2026-01-04,55'],
    ['titles', 'Report for April,\nWeek,Clicks\n2026-01-04,55'],
    ['titles', 'Leads of May\nName,City\nAsha,Bhopal\nRohan,Indore'],
    ['titles', ',\r\n"Leads, May"\r\n\r\nName,City\r\nAsha,Bhopal'],
    ['titles', 'Leads of May,\n,\nName,City\nAsha,Bhopal'],
    ['one-column', 'Name\nAsha\nRohan'],
    ['json', '[{"name": "Asha", "city": "Bhopal"}]\n'],
    ['json', '{"name": "Asha", "city": "Bhopal"}\n{"name": "Rohan", "city": "Indore"}'],
    ['xml', '<?xml version="1.0"?>\n<leads><lead name="Asha"/></leads>'],
    ['binary', 'PK\x03\x04\x14\0\x06\0\x08'],
    ['encoding', Buffer.from('Name,City\nRen\xe9e,Bhopal', 'latin1')],
    ['encoding', Buffer.from('Name,City\nAsha,â‚¹500')],
    ['encoding', Buffer.from('Pr\xe9nom\xe9\xe9,City\nAsha,Bhopal', 'latin1')],
    [null, Buffer.from('Name,City\nRenée,Bhopal')],
    [null, 'Name,City,Budget\nAsha,Bhopal,5'],
    [null, 'Name,City\nAsha,Bhopal,extra'],
    [null, 'Name,\nAsha,Bhopal\nRohan,Indore'],
    [null, 'Name,\nAsha,5\nRohan,6'],
    [null, ',Clicks\nMon,5\nTue,6'],
    [null, 'Name,Note\nAsha,\n,\nRohan,called'],
    [null, 'Name,Clicks\n\nAsha,5'],
    [null, '[Name],{City}\nAsha,Bhopal'],
    [null, 'Name;City\nAsha;Bhopal'],
    [null, 'PKR amount,Name\n5,Asha'],
  ])('reports the format %s of %j', async (warning, body) => {
    send(body)
    expect((await loadOk()).warning).toBe(warning)
  })

  it.each([
    ['utf-16le with a mark', '', Buffer.from('\uFEFFName,City\nआशा,Bhopal', 'utf16le')],
    ['utf-16le without a mark', '', Buffer.from('Name,City\nआशा,Bhopal', 'utf16le')],
    ['utf-16be', '', Buffer.from('\uFEFFName,City\nआशा,Bhopal', 'utf16le').swap16()],
    ['utf-16be without a mark', '', Buffer.from('Name,City\nआशा,Bhopal', 'utf16le').swap16()],
    ['utf-8 with a mark', '; charset=iso-8859-1', Buffer.from('\uFEFFName,City\nआशा,Bhopal')],
    ['utf-8, declared as another', '; charset=nonsense', Buffer.from('Name,City\nआशा,Bhopal')],
  ])('reads %s', async (_, parameters, body) => {
    send(body, parameters)
    const sheet = await loadOk()
    expect(sheet.header).toEqual(['Name', 'City'])
    expect((await sheet.view(query())).visible[0]?.cells).toEqual(['आशा', 'Bhopal'])
  })

  it('reads the charset that the server declares', async () => {
    send(Buffer.from('Name,Price\nCaf\xe9,\x805', 'latin1'), '; charset="windows-1252"')
    const sheet = await loadOk()
    expect((await sheet.view(query())).visible[0]?.cells).toEqual(['Café', '€5'])
  })

  it('reports progress at most ten times a second, with the total when the server sends it', async () => {
    const reports: SheetProgress[] = []
    const times: number[] = []
    await loadOk('?fault=slow&delay=30', {
      onProgress: (progress) => {
        reports.push(progress)
        times.push(performance.now())
      },
    })
    expect(reports.length).toBeGreaterThan(1)
    const pauses = times.slice(1, -1).map((time, i) => time - (times[i] ?? 0)) // the last one is always reported
    for (const pause of pauses) expect(pause).toBeGreaterThan(95)
    expect(reports.at(-1)).toEqual({ loaded: sample.length, total: sample.length })
    expect(reports.every(({ loaded }, i) => loaded >= (reports[i - 1]?.loaded ?? 0))).toBe(true)
  })

  it('does not compare compressed and uncompressed bytes', async () => {
    const body = gzipSync(sample)
    intercept = (_, res) => {
      res.writeHead(200, { 'Content-Encoding': 'gzip', 'Content-Length': body.length }).end(body)
    }
    const reports: SheetProgress[] = []
    await loadOk('', { onProgress: (progress) => reports.push(progress) })
    expect(reports.at(-1)).toEqual({ loaded: sample.length, total: null })
    expect(reports.every(({ total }) => total === null)).toBe(true)
  })

  it('gives the first page of a large file while the rest is loading; other queries wait for all rows', async () => {
    const file = Buffer.from(makeCsv(1000))
    let sendRest = () => {}
    intercept = (_, res) => {
      res.writeHead(200, { 'Content-Type': 'text/csv' }).write(file.subarray(0, 150_000))
      sendRest = () => void res.end(file.subarray(150_000))
    }
    let waiting: Promise<PageView> | undefined
    const onFirstRows = vi.fn<NonNullable<SheetOptions['onFirstRows']>>((early) => {
      waiting = early.view(query({ page: 3 }))
      sendRest()
    })
    const sheet = await loadOk('', { pageSize: 20, onFirstRows })
    expect(onFirstRows).toHaveBeenCalledOnce()
    const [early, view] = onFirstRows.mock.calls[0] ?? []
    expect(early?.header).toEqual(sheet.header)
    expect(early?.rowCount).toBeLessThan(sheet.rowCount)
    expect(view).toMatchObject({ isPartial: true, total: early?.rowCount })
    expect(await waiting).toMatchObject({ total: 1000, page: 3 })
    expect(view?.visible).toEqual((await sheet.view(query({ pageSize: 20 }))).visible)
  })

  it('loads with the second request when the connection breaks once', async () => {
    intercept = (_, res) => {
      intercept = null
      res.writeHead(200, { 'Content-Length': sample.length }).write(sample.subarray(0, 3000))
      setTimeout(() => res.destroy(), 30)
    }
    const sheet = await loadOk()
    expect(requests).toBe(2)
    expect(sheet.rowCount).toBe(57)
  })
})

describe('a sheet that does not load', () => {
  it('is requested twice and then has failed, also after its first page', async () => {
    const file = Buffer.from(makeCsv(1000))
    intercept = (_, res) => {
      res.writeHead(200, { 'Content-Length': file.length }).write(file.subarray(0, 150_000))
      setTimeout(() => res.destroy(), 30)
    }
    const onFirstRows = vi.fn()
    const result = await load('', { pageSize: 10, onFirstRows })
    expect(result).toEqual({ ok: false, reason: 'network' })
    expect(requests).toBe(2)
    expect(onFirstRows).toHaveBeenCalled()
  })

  it.each([
    ['500', 'status', 1],
    ['html', 'html', 1],
    ['html-as-csv', 'html', 1],
    ['empty', 'empty', 1],
    ['cut', 'network', 2],
    ['lost', 'network', 2],
  ])('the fault %s gives %s after %d request(s)', async (fault, reason, count) => {
    expect(await load(`?fault=${fault}`)).toEqual({ ok: false, reason })
    expect(requests).toBe(count)
  })

  it.each(['hang', 'stall'])('the fault %s gives timeout and is not retried', async (fault) => {
    expect(await load(`?fault=${fault}`, { timeout: 150 })).toEqual({
      ok: false,
      reason: 'timeout',
    })
    expect(requests).toBe(1)
  })

  it('does not time out while data arrives, however slowly', async () => {
    await loadOk('?fault=slow&delay=200', { timeout: 1_500 }) // 2 s in all
  })

  it.each([
    ['its Content-Length is', ''],
    ['its body is', '?fault=too-large'],
  ])('is too large when %s', async (_, query) => {
    expect(await load(query, { maxBytes: 5_000 })).toEqual({ ok: false, reason: 'too-large' })
  })

  it('is recognized as an HTML page even if it arrives character by character', async () => {
    intercept = async (_, res) => {
      res.writeHead(200, { 'Content-Type': 'text/csv' })
      for (const letter of '\uFEFF\n <!DOCTYPE html><p>Sign in, please') {
        res.write(letter)
        await new Promise((resolve) => setTimeout(resolve, 2))
      }
      res.end()
    }
    expect(await load()).toEqual({ ok: false, reason: 'html' })
  })

  it('is not taken for an HTML page because a cell contains a tag', async () => {
    send('Note\n<!doctype html>\n<htmlx\n')
    expect((await loadOk()).rowCount).toBe(2)
  })

  it('stops when its caller aborts before, during or between two requests', async () => {
    const aborted = { ok: false, reason: 'aborted' }
    expect(await load('', { signal: AbortSignal.abort() })).toEqual(aborted)
    expect(requests).toBe(0)
    for (const fault of ['hang', 'lost']) {
      requests = 0
      const caller = new AbortController()
      const result = load(`?fault=${fault}`, { signal: caller.signal })
      await vi.waitUntil(() => requests === 1, { timeout: 10_000 })
      caller.abort()
      expect(await result).toEqual(aborted)
      expect(requests).toBe(1)
    }
    expect(console.error).not.toHaveBeenCalled()
  })

  it('does not throw for an invalid URL', async () => {
    expect(await loadSheet('http://[')).toEqual({ ok: false, reason: 'network' })
  })
})

/** The real engine behind a mock worker, whose messages are cloned and asynchronous. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  static saysHello = true
  readonly requests: EngineRequest[] = []
  isTerminated = false
  readonly #engine = createSheetEngine()

  constructor(readonly url: unknown) {
    super()
    FakeWorker.last = this
    if (FakeWorker.saysHello) this.reply({ id: 0, value: null })
  }

  reply(reply: EngineReply) {
    const isBlob = typeof reply === 'object' && 'value' in reply && reply.value instanceof Blob
    const data: unknown = isBlob ? reply : structuredClone(reply)
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })), 5)
  }

  postMessage(request: EngineRequest) {
    const received = structuredClone(request)
    this.requests.push(received)
    setTimeout(() => {
      if (!this.isTerminated) void answer(this.#engine, received).then((reply) => this.reply(reply))
    }, 5)
  }

  terminate() {
    this.isTerminated = true
  }

  /** Fires the event of a script that does not load, or of full memory. */
  crash() {
    this.dispatchEvent(new Event('error'))
  }
}

describe('the worker', () => {
  beforeEach(() => {
    FakeWorker.saysHello = true
    vi.stubGlobal('Worker', FakeWorker)
  })

  it('receives the bytes and returns the rows of the page', async () => {
    const sheet = await loadOk()
    expect(String(FakeWorker.last.url)).toContain('sheet/worker')
    const methods = FakeWorker.last.requests.map((request) => request.method)
    expect([methods[0], methods[1], methods.at(-1)]).toEqual(['start', 'append', 'finish'])
    const view = await sheet.view(query({ search: 'asha' }))
    expect(view).not.toHaveProperty('matching')
    expect(view.visible[0]?.cells[1]).toBe('Asha Rao')
    const columns = [...sheet.header.keys()]
    const blob = await sheet.exportCsv({ ...query(), columns })
    expect(blob.size).toBeGreaterThan(sample.length)
    await sheet.prepare()
  })

  it('computes only the newest pending view, which answers the others', async () => {
    const sheet = await loadOk()
    const views = await Promise.all(
      ['a', 'as', 'ash', 'asha'].map((search) => sheet.view(query({ search }))),
    )
    const searches = FakeWorker.last.requests.flatMap((request) =>
      request.method === 'view' ? (request.args[0] as SheetQuery).search : [],
    )
    expect(searches).toEqual(['a', 'asha'])
    expect(new Set(views).size).toBe(1)
    expect(views[0]?.total).toBe(1)
    // The next one is requested as usual, also right after an answer
    const next = sheet.view(query({ page: 2 })).then(() => sheet.view(query({ page: 3 })))
    expect((await next).page).toBe(3)
  })

  class RefusedWorker {
    constructor() {
      throw new TypeError('This document requires TrustedScriptURL')
    }
  }
  it.each([
    ['cannot be created', RefusedWorker],
    ['are not supported', undefined],
  ])('is not used when workers %s', async (_, worker) => {
    vi.stubGlobal('Worker', worker)
    const sheet = await loadOk()
    expect((await sheet.view(query())).total).toBe(57)
    await sheet.prepare()
  })

  it('is not used when its script does not load', async () => {
    FakeWorker.saysHello = false
    const loading = loadOk()
    FakeWorker.last.crash()
    const sheet = await loading
    expect((await sheet.view(query())).total).toBe(57)
    expect(FakeWorker.last.isTerminated).toBe(true)
  })

  it('causes a failure when it breaks while parsing', async () => {
    vi.spyOn(FakeWorker.prototype, 'postMessage').mockImplementation(({ method }) => {
      if (method === 'finish') FakeWorker.last.crash()
    })
    expect(await load()).toEqual({ ok: false, reason: 'unreadable' })
  })

  it('rejects pending requests when it breaks later', async () => {
    const sheet = await loadOk()
    const view = sheet.view(query())
    FakeWorker.last.crash()
    await expect(view).rejects.toThrow('broke down')
    await expect(sheet.view(query())).rejects.toThrow('broke down')
    expect(FakeWorker.last.isTerminated).toBe(true)
  })

  it('is ended when it does not answer for 10 seconds, but not while an export takes longer', async () => {
    const sheet = await loadOk()
    vi.useFakeTimers()
    const sent = vi.spyOn(FakeWorker.last, 'postMessage').mockImplementation(() => {})
    const calls = [sheet.exportCsv({ ...query(), columns: [] }), sheet.view(query())]
    await vi.advanceTimersByTimeAsync(timeouts.call)
    expect(FakeWorker.last.isTerminated).toBe(false)
    const data = { id: sent.mock.calls[0]?.[0].id, value: new Blob() }
    FakeWorker.last.dispatchEvent(new MessageEvent('message', { data }))
    const ends = Promise.allSettled(calls)
    await vi.advanceTimersByTimeAsync(timeouts.call)
    expect((await ends).map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
    expect(FakeWorker.last.isTerminated).toBe(true)
    await expect(sheet.view(query())).rejects.toThrow('does not answer')
    vi.useRealTimers()
  })

  it('is terminated with the page', async () => {
    const sheet = await loadOk()
    let isAnswered = false
    void sheet.view(query()).then(() => (isAnswered = true))
    sheet.dispose()
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(FakeWorker.last.isTerminated).toBe(true)
    expect(isAnswered).toBe(false)
  })

  it('is terminated when loading fails', async () => {
    await load('?fault=500')
    expect(FakeWorker.last.isTerminated).toBe(true)
  })

  it('has a Trusted Types policy, where they are required, that makes no other URL', async () => {
    let accept: (url: string) => string = String
    vi.stubGlobal('trustedTypes', {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        accept = rules.createScriptURL
        return { createScriptURL: (url: string) => `${name} ${rules.createScriptURL(url)}` }
      },
    })
    await loadOk()
    const [, url = ''] = /^sheet-worker (.*sheet\/worker.*)/.exec(String(FakeWorker.last.url)) ?? []
    for (const given of [url, '/assets/other.js', 'https://other.example/worker.js', ''])
      expect(accept(given)).toBe(url)
  })
})

describe('the engine', () => {
  const bytes = Buffer.from(`\uFEFF${makeCsv(40)}`)

  function run(pieceSize: number) {
    const engine = createSheetEngine()
    engine.start()
    for (let at = 0; at < bytes.length; at += pieceSize)
      engine.append(bytes.subarray(at, at + pieceSize))
    return [engine.finish(['en-IN'], ''), engine.view(query({ pageSize: 50 }))]
  }

  it.each([1, 2, 3, 7, 1000])('reads the same in chunks of %d byte(s)', (size) => {
    expect(run(size)).toEqual(run(bytes.length))
  })

  it('discards an interrupted download', () => {
    const engine = createSheetEngine()
    for (const text of ['half,a', 'whole,b\n1,2\n']) {
      engine.start()
      engine.append(Buffer.from(text))
    }
    expect(engine.finish([], '')).toMatchObject({ ok: true, header: ['whole', 'b'], rowCount: 1 })
  })

  it.each([
    ['too few rows', makeCsv(9)],
    ['a cell that may go on', `${makeCsv(9)}\n"Asha,\n${'Rao,\n'.repeat(20)}`],
    ['JSON', `[\n${'{"name": "Asha", "city": "Bhopal"},\n'.repeat(20)}`],
    ['title lines', `Leads of May\n\n${makeCsv(20)}`],
    ['lines that end with CR', makeCsv(20).replaceAll('\r\n', '\r').replaceAll('\n', ' ')],
  ])('makes no first page of the beginning of a file with %s', (_, text) => {
    const engine = createSheetEngine()
    expect(engine.append(Buffer.from(text + ' '.repeat(100_000)), '', 10)).toBeNull()
  })

  it('answers a request without a sheet with an error', async () => {
    const request = { id: 7, method: 'view', args: [query()] } as const
    expect(await answer(createSheetEngine(), request)).toEqual({
      id: 7,
      error: 'Error: No sheet',
    })
  })

  it('rejects a sheet of too many cells as too large', () => {
    const engine = createSheetEngine()
    engine.append(Buffer.from(`${'a,'.repeat(18_000)}\n${'x\n'.repeat(1200)}`))
    expect(engine.finish([], '')).toEqual({ ok: false, reason: 'too-large' })
  })
})
