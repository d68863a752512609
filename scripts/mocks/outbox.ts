import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeUTF8 } from 'entities'

export const defaultOutbox = '.outbox'

/** An accepted message, as it is saved in the outbox. */
export type OutboxMessage = Record<'receivedAt' | 'path' | MailId, string> & {
  template_params: Record<string, string>
}
export type MailId = 'user_id' | 'service_id' | 'template_id' | 'lib_version'

let sequence = 0

/** Saves a message. Renamed when it is complete, so that readers never see a part of it. Names sort by time. */
export async function keepMessage(message: OutboxMessage, outbox: string): Promise<void> {
  const order = String((sequence += 1)).padStart(6, '0')
  const name = `${message.receivedAt.replaceAll(':', '-')}-${order}-${process.pid}`
  await mkdir(outbox, { recursive: true })
  await writeFile(join(outbox, `.${name}.tmp`), `${JSON.stringify(message, null, 2)}\n`)
  await rename(join(outbox, `.${name}.tmp`), join(outbox, `${name}.json`))
}

/**
 * Shows the newest 200 messages that the mail mock accepted: `/outbox` for people, `/outbox.json` for tests. Files that are
 * no messages are skipped. No other origin may read it.
 */
export async function answerOutbox({ url }: Request, outbox: string): Promise<Response> {
  const names = await readdir(outbox).catch(() => [])
  const newest = names.filter((name) => /^[^.].*\.json$/.test(name)).toSorted()
  const read = async (name: string) => {
    const text = await readFile(join(outbox, name), 'utf8').catch(() => 'null')
    return JSON.parse(text) as OutboxMessage | null
  }
  const found = await Promise.all(newest.reverse().slice(0, 200).map(read))
  const messages = found.filter((message) => message?.template_params !== undefined)
  const isJson = new URL(url).pathname.endsWith('.json')
  return new Response(isJson ? JSON.stringify(messages) : renderPage(messages as OutboxMessage[]), {
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
      'Content-Type': `${isJson ? 'application/json' : 'text/html'}; charset=utf-8`,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border:1px solid;border-radius:.5rem;padding:0 1rem 1rem;margin-block:1rem}dt{font-weight:700}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

const renderPage = (messages: readonly OutboxMessage[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox of the mail mock</title>
<style>${style}</style>
<main>
<h1>Outbox</h1>
<p>${messages.length === 0 ? 'No message has arrived yet.' : 'The newest message is first.'}</p>
${messages.map(renderMessage).join('\n')}
</main>
`

function renderMessage(message: OutboxMessage, index: number): string {
  const { receivedAt: time, path, service_id, template_id, template_params } = message
  const id = `message-${index + 1}`
  const rows = Object.entries(template_params).map(
    ([name, value]) =>
      `<dt>${escapeUTF8(name)}</dt><dd dir="auto">${escapeUTF8(value) || '–'}</dd>`,
  )
  return `<article aria-labelledby="${id}">
<h2 id="${id}">Message from ${escapeUTF8(template_params.name || 'nobody')}</h2>
<p>Received <time datetime="${time}">${time}</time> through ${path}, ${escapeUTF8(`service ${service_id}, template ${template_id}`)}.</p>
<dl>
${rows.join('\n')}
</dl>
</article>`
}
