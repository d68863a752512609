import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { pdfFormPath } from '../../scripts/mocks/pdf-form'
import { serveMocks } from '../../scripts/mocks/plugin'

const ids = { lib_version: '4.4.1', user_id: 'key', service_id: 'service', template_id: 'template' }

let server: Awaited<ReturnType<typeof serveMocks>>
let outbox: string

beforeEach(async () => {
  outbox = join(await mkdtemp(join(tmpdir(), 'outbox-')), 'made', 'when', 'needed')
  server = await serveMocks({ outbox })
})

afterEach(async () => {
  await server.close()
  await rm(join(outbox, '../../..'), { recursive: true })
})

const address = (path: string) => `${server.origin}${path}`

const send = (body: unknown) =>
  fetch(address('/api/v1.0/email/send'), {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

function sendForm(fields: Record<string, string | Blob>) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return fetch(address('/api/v1.0/email/send-form'), { method: 'POST', body })
}

async function readOutbox() {
  return (await (await fetch(address('/outbox.json'))).json()) as { template_params: object }[]
}

describe('/api/v1.0/email/send', () => {
  test('answers 200 OK as text, readable from any origin', async () => {
    const response = await send({ ...ids, template_params: { name: 'Asha' } })
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })

  test('answers a CORS preflight', async () => {
    const response = await fetch(address('/api/v1.0/email/send'), {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://www.banyanloop.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'content-type',
    )
  })

  test.each(['user_id', 'service_id', 'template_id'])('rejects a body without %s', async (name) => {
    const response = await send({ ...ids, [name]: undefined, template_params: {} })
    expect(response.status).toBe(400)
    expect(await response.text()).toBe(`The ${name} parameter is required`)
  })

  test.each(['', '{', 'null', '[]', JSON.stringify({ ...ids, template_params: 'x' })])(
    'rejects the body %j',
    async (body) => {
      expect((await send(body)).status).toBe(400)
      expect(await readOutbox()).toEqual([])
    },
  )

  test('rejects a body that is too long', async () => {
    const response = await send({ ...ids, template_params: { name: 'x'.repeat(1024 * 1024) } })
    expect(response.status).toBe(413)
  })

  test('rejects GET', async () => {
    expect((await fetch(address('/api/v1.0/email/send'))).status).toBe(405)
  })

  test('matches its sentinel addresses ignoring case', async () => {
    const response = await send({ ...ids, template_params: { email: ' Throttled@Example.com ' } })
    expect([response.status, await response.text()]).toEqual([429, 'Too Many Requests'])
  })
})

describe('/api/v1.0/email/send-form', () => {
  test('accepts a form as a browser posts it without JavaScript', async () => {
    const response = await sendForm({ ...ids, name: 'Asha', description: 'a\r\nb: "ü"' })
    expect([response.status, await response.text()]).toEqual([200, 'OK'])
    expect(await readOutbox()).toMatchObject([
      { ...ids, template_params: { name: 'Asha', description: 'a\r\nb: "ü"' } },
    ])
  })

  test('ignores files', async () => {
    await sendForm({ ...ids, name: 'Asha', file: new Blob(['x']) })
    expect((await readOutbox())[0]?.template_params).toEqual({ name: 'Asha' })
  })

  test('fails like the other endpoint', async () => {
    const response = await sendForm({ ...ids, email: 'forbidden@example.com' })
    expect(response.status).toBe(403)
    const { user_id: _, ...others } = ids
    expect(await (await sendForm(others)).text()).toBe('The user_id parameter is required')
  })

  test('rejects a body that is not a form', async () => {
    const init = { method: 'POST', body: 'x', headers: { 'Content-Type': 'multipart/form-data' } }
    expect((await fetch(address('/api/v1.0/email/send-form'), init)).status).toBe(400)
  })
})

describe('/outbox', () => {
  test('says that there are no messages', async () => {
    const response = await fetch(address('/outbox'))
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('No message has arrived yet')
  })

  test('shows the newest message first, and names files in order of time', async () => {
    for (const name of ['first', 'second', 'third']) {
      await send({ ...ids, template_params: { name } })
    }
    const html = await (await fetch(address('/outbox'))).text()
    expect(html.match(/Message from \w+/g)).toEqual([
      'Message from third',
      'Message from second',
      'Message from first',
    ])
    const files = await readdir(outbox)
    expect(files).toHaveLength(3)
    expect(files.every((file) => /^[\w.-]+\.json$/.test(file))).toBe(true)
  })

  test('shows messages as text, never as markup', async () => {
    const name = `<script>alert("1")</script><img src=x onerror='1'>&amp;`
    await send({ ...ids, service_id: name, template_params: { name, [name]: name } })
    const html = await (await fetch(address('/outbox'))).text()
    expect(html).not.toMatch(/<script|<img|&amp;amp|onerror='/)
    expect(html).toContain('&#60;script&#62;alert(&#34;1&#34;)')
  })

  test('skips files that are not messages', async () => {
    await send({ ...ids, template_params: { name: 'Asha' } })
    await writeFile(join(outbox, 'broken.json'), '{')
    await writeFile(join(outbox, 'null.json'), 'null')
    await writeFile(join(outbox, 'notes.txt'), 'x')
    expect(await readOutbox()).toHaveLength(1)
  })
})

test('other requests are passed on', async () => {
  for (const path of ['/', '/outboxes', '/api/v1.0/email', '//[', '/api/v1.0/email/send/x']) {
    expect((await fetch(address(path))).status).toBe(404)
  }
})

describe('/jobs', () => {
  const read = (query: string, headers?: Record<string, string>) =>
    fetch(address(`/jobs${query}`), { headers })

  test('answers an empty list by default', async () => {
    expect(await (await read('')).json()).toEqual([])
  })

  test('answers a sample with one invalid job and one javascript: URL', async () => {
    const jobs = (await (await read('?list=sample')).json()) as Record<string, unknown>[]
    expect(jobs.filter(({ title }) => !title)).toHaveLength(1)
    expect(
      jobs.filter(({ linkedinUrl }) => String(linkedinUrl).startsWith('javascript:')),
    ).toHaveLength(1)
    expect(new Set(jobs.map(({ requirements }) => typeof requirements))).toContain('string')
    expect(jobs.some(({ requirements }) => Array.isArray(requirements))).toBe(true)
  })

  test('reads options from the query of the referring page', async () => {
    const referer = address('/careers?q=x&mock-jobs=500')
    expect((await read('', { referer })).status).toBe(500)
    expect((await read('?list=one', { referer })).status).toBe(200)
  })

  test.each([
    ['500', 500, /^text\/plain/],
    ['404', 404, /^text\/plain/],
    ['html', 200, /^text\/html/],
    ['not-array', 200, /json/],
    ['invalid-items', 200, /json/],
  ])('answers with the fault %s', async (fault, status, type) => {
    const response = await read(`?fault=${fault}`)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toMatch(type)
  })

  test('answers with the faults hang and lost', async () => {
    await expect(
      fetch(address('/jobs?fault=hang'), { signal: AbortSignal.timeout(200) }),
    ).rejects.toThrow()
    await expect(read('?fault=lost')).rejects.toThrow()
  })
})

describe('the embedded form of the free guides', () => {
  /** Loads the script as the site does. @returns the page and what the script rendered. */
  async function embed() {
    const source = `${pdfFormPath}?div=ff-compose&prefill=ffPrefillForm&onload=ffOnLoadForm`
    const script = await (await fetch(address(source))).text()
    const window = new Window({ url: server.origin })
    const mount = window.document.createElement('div')
    mount.id = 'ff-compose'
    const tag = window.document.createElement('script')
    tag.type = 'text/plain'
    tag.src = source
    Object.defineProperty(tag, 'src', { value: address(source) })
    window.document.body.append(mount, tag)
    const page = Object.assign(window, {
      ffPrefillForm: () => ({ 'entry.1001': 'Asha <b>', 'entry.9': 'x' }),
      ffOnLoadForm: vi.fn(),
      facadeListener: { onChange: vi.fn() },
      formFacade: undefined as { result?: { submitSeq?: string } } | undefined,
    })
    new Function('window', 'document', script)(page, page.document)
    const input = (label: string) => {
      const found = [...mount.querySelectorAll('label')].find((it) => it.textContent === label)
      return found?.control as unknown as HTMLInputElement
    }
    const submit = () => mount.querySelector('button')?.click()
    return { page, mount, input, submit }
  }

  test('has fields for name and email, prefilled by the page', async () => {
    const { page, mount, input } = await embed()
    expect(page.ffOnLoadForm).toHaveBeenCalledTimes(1)
    expect(input('Name').value).toBe('Asha <b>')
    expect(input('Email').value).toBe('')
    expect(mount.querySelector('button')?.textContent).toBe('Submit')
    expect(mount.innerHTML).not.toMatch(/ style=| on\w+=/)
  })

  test('is not submitted while a field is missing', async () => {
    const { page, mount, input, submit } = await embed()
    submit()
    expect(input('Email').getAttribute('aria-invalid')).toBe('true')
    expect(mount.textContent).toContain('Email is required')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(page.facadeListener.onChange).not.toHaveBeenCalled()
  })

  test.each([
    ['asha@example.com', expect.stringMatching(/./)],
    ['error@example.com', undefined],
  ])('calls the listener of the page for a submission by %s', async (email, submitSeq) => {
    const { page, input, submit } = await embed()
    input('Email').value = email
    submit()
    await vi.waitFor(() => expect(page.facadeListener.onChange).toHaveBeenCalledWith('submit'), {
      timeout: 10_000,
    })
    expect(page.formFacade?.result?.submitSeq).toEqual(submitSeq)
  })

  test('answers with faults', async () => {
    expect((await fetch(address(`${pdfFormPath}?fault=500`))).status).toBe(500)
    expect(await (await fetch(address(`${pdfFormPath}?fault=throws`))).text()).toMatch(/^throw/)
  })
})
