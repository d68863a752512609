import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'

import { defaultOutbox, type OutboxMessage } from './mail'

/** The newest messages that are shown; older ones stay in the folder. */
const shown = 200

const style = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:48rem;margin:2rem auto;padding:0 1rem}article{border:1px solid;border-radius:.5rem;padding:0 1rem 1rem;margin-block:1rem}dt{font-weight:700}dd{margin:0 0 .5rem;white-space:pre-wrap;overflow-wrap:anywhere}`

const headers = {
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
  'X-Robots-Tag': 'noindex',
}

const policy = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/**
 * Shows what the mail mock accepted, newest first: `/outbox` for people, `/outbox.json` for
 * tests. Files that are not messages are skipped.
 *
 * @returns whether the request was meant for it.
 */
export async function handleOutbox(
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  outbox = defaultOutbox,
): Promise<boolean> {
  if (url.pathname !== '/outbox' && url.pathname !== '/outbox.json') return false
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { ...headers, Allow: 'GET, HEAD' }).end()
    return true
  }
  const messages = await readMessages(outbox)
  if (url.pathname === '/outbox.json') {
    res.writeHead(200, { ...headers, 'Content-Type': 'application/json; charset=utf-8' })
    res.end(JSON.stringify(messages))
  } else {
    res.writeHead(200, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    })
    res.end(renderPage(messages))
  }
  return true
}

async function readMessages(outbox: string): Promise<OutboxMessage[]> {
  const names = await readdir(outbox).catch(() => [])
  const newest = names
    .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
    .sort()
    .reverse()
    .slice(0, shown)
  const messages = await Promise.all(newest.map((name) => readMessage(join(outbox, name))))
  return messages.filter((message) => message !== undefined)
}

async function readMessage(file: string): Promise<OutboxMessage | undefined> {
  try {
    const message = JSON.parse(await readFile(file, 'utf8')) as OutboxMessage
    return typeof message.template_params === 'object' ? message : undefined
  } catch {
    return undefined
  }
}

function renderPage(messages: readonly OutboxMessage[]): string {
  const count = messages.length === 1 ? '1 message' : `${messages.length} messages`
  const body = messages.map(renderMessage).join('\n')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Outbox of the mail mock</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>Outbox</h1>
<p>${messages.length === 0 ? 'No message has arrived yet.' : `${count}, newest first.`}</p>
${body}
</main>
</body>
</html>
`
}

function renderMessage(message: OutboxMessage, index: number): string {
  const params = Object.entries(message.template_params)
    .map(
      ([name, value]) =>
        `<dt>${escapeHtml(name)}</dt>\n<dd dir="auto">${escapeHtml(value) || '–'}</dd>`,
    )
    .join('\n')
  const id = `message-${index + 1}`
  const time = escapeHtml(message.receivedAt)
  return `<article aria-labelledby="${id}">
<h2 id="${id}">Message from ${escapeHtml(message.template_params.name) || 'nobody'}</h2>
<p>Received <time datetime="${time}">${time}</time> through ${escapeHtml(message.path)}, service ${escapeHtml(message.service_id)}, template ${escapeHtml(message.template_id)}.</p>
<dl>
${params}
</dl>
</article>`
}

function escapeHtml(value: unknown): string {
  return String(value ?? '').replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
