import type { StorageProvider } from '@emailjs/browser'

import { mail, timeouts } from '../../config'
import { cleanText } from '../../lib/clean-text'
import { readStored, store } from '../../lib/storage'
import type { SendResult, SentLead } from './lead-result'

/** The version of `@emailjs/browser`, which EmailJS expects in each request. Change it with the package. */
const libVersion = '4.4.1'

/** Target of the form without JavaScript: the multipart request of EmailJS's `sendForm`. */
export const sendForm = {
  action: `${mail.origin}/api/v1.0/email/send-form`,
  /** Hidden fields; every request has them. */
  fields: {
    lib_version: libVersion,
    user_id: mail.publicKey,
    service_id: mail.serviceId,
    template_id: mail.templateId,
  },
} as const

/**
 * Sends a lead to the agency's inbox through EmailJS.
 *
 * Never throws: a failure is a result, so that every form has to show one. It may take minutes.
 *
 * @see https://www.emailjs.com/docs/sdk/send/
 */
export async function sendLead(lead: SentLead): Promise<SendResult> {
  // Without a connection nothing leaves the browser, so a failure is certain
  const isOffline = globalThis.navigator?.onLine === false
  const throttle = createThrottleStore()
  try {
    const answer = await Promise.race([post(lead, throttle), wait(timeouts.hang)])
    if (!answer) throw new Error('no answer at all')
    const result = readAnswer(answer)
    if (result.type !== 'sent') throttle.undo()
    return result
  } catch (error) {
    throttle.undo()
    // Anything can be thrown. The log must not throw too, nor have the visitor's personal data
    console.error('Lead was not sent:', error instanceof Error ? error.message : typeof error)
    return isOffline ? { type: 'refused', reason: '' } : { type: 'unknown' }
  }
}

const wait = (delay: number) => new Promise<undefined>((resolve) => setTimeout(resolve, delay))

/** Loads the mail client in advance. Never throws: `sendLead` copes if it does not load. */
export function prepareMail(): void {
  void loadClient()
}

type Answer = { status: number; text: string; isRedirected?: boolean }

async function post(lead: SentLead, storageProvider: StorageProvider): Promise<Answer> {
  const origin = mail.origin || location.origin
  const client = await loadClient()
  if (!client) return postDirectly(lead, origin)

  // `send` ignores an `origin` in its options, and `init` resets every option that is not passed (4.4.1)
  client.init(
    {
      publicKey: mail.publicKey,
      blockHeadless: mail.blockHeadless,
      blockList: { list: mail.blockedEmails, watchVariable: 'email' },
      limitRate: { id: throttleKey, throttle: mail.throttle },
      storageProvider,
    },
    origin,
  )
  const startedAt = performance.now()
  try {
    const { status, text } = await client.send(mail.serviceId, mail.templateId, { ...lead })
    return { status, text, isRedirected: await wasRedirected(startedAt) }
  } catch (error) {
    if (error instanceof client.EmailJSResponseStatus) return error // 403, 429, 451 …
    throw error
  }
}

/** Sends the client's request without the client. */
async function postDirectly(lead: SentLead, origin: string): Promise<Answer> {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({ ...sendForm.fields, template_params: lead }),
  })
  return { status: response.status, text: await response.text(), isRedirected: response.redirected }
}

/**
 * Loads the mail client. Undefined if storage is blocked (the import reads `localStorage`, which throws)
 * or if a deploy has removed its chunk.
 */
async function loadClient() {
  try {
    // Throws here if storage is blocked: a failed import would count as a chunk that a deploy removed
    return globalThis.localStorage === null ? undefined : await import('@emailjs/browser')
  } catch {
    return undefined
  }
}

/**
 * Whether a request was redirected, which the client does not tell. The browser records it for redirects within one
 * origin; the policy (`connect-src`) stops all others.
 */
async function wasRedirected(since: number): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve)) // the entry is added after the answer
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return entries.some(
    ({ name, startTime, redirectStart }) =>
      name.endsWith('/email/send') && startTime >= since && redirectStart > 0,
  )
}

/** A lead counts as sent only if EmailJS says so: a proxy or a page for maintenance can answer 200 as well. */
function readAnswer({ status, text: answer, isRedirected = false }: Answer): SendResult {
  const text = cleanText(answer.slice(0, 1_000))
  if (status >= 200 && status < 300 && !isRedirected && text !== '' && isSentence(text))
    return { type: 'sent' }
  console.error('Lead was not sent:', status, text.slice(0, 500))
  const isRefused = status >= 400 && !isRedirected && !gatewayStatuses.includes(status)
  if (!isRefused) return { type: 'unknown' }
  const isForVisitors = isSentence(text) && !setupStatuses.includes(status)
  return { type: 'refused', reason: isForVisitors ? text : '' }
}

/** Whether a text is EmailJS's own, such as `OK`, and not HTML or JSON. */
const isSentence = (text: string): boolean => text.length <= 200 && !/^[{[]|<[a-z!/]/i.test(text)

/** A gateway got no answer: the lead may have arrived behind it. */
const gatewayStatuses = [502, 504]

/** Their texts are about the agency's mailbox, so they are logged and not shown to visitors. */
const setupStatuses = [412, 422]

/** Storage key under which the client's rate limit keeps the time of the last lead. */
const throttleKey = 'lead-sent-at'

/** The storage of the client's rate limit. It stores the time before it sends: `undo` removes it after a failure. */
function createThrottleStore(): StorageProvider & { undo: () => void } {
  let isStamped = false
  return {
    get: async () => {
      const time = readStored(throttleKey)
      // A time in the future means that the clock was set back: the client would refuse every lead until then
      return Number(time) > Date.now() ? null : time
    },
    set: async (_, time) => {
      isStamped = true
      store(throttleKey, time)
    },
    remove: async () => store(throttleKey, null),
    undo: () => isStamped && store(throttleKey, null),
  }
}
