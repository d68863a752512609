import type { StorageProvider } from '@emailjs/browser'

import { mail, timeouts } from '../../config'
import { readStored, store } from '../../lib/storage'

/** What a visitor tells us. The keys are the names the mail template expects. */
export type Lead = {
  name: string
  email: string
  phone: string
  company: string
  website: string
  service: string
  description: string
  referral: string
}

/**
 * How a sending ended. `reason` is the provider's own text where it answered with one that is fit to
 * be read by a visitor, else empty. `status` is missing when there was no answer at all.
 */
export type SendResult = { ok: true } | { ok: false; reason: string; status?: number }

/** The client's version, part of the wire format. */
const libVersion = '4.4.1'

/** Where a form without JavaScript posts itself (multipart), as `sendForm` of the client would. */
export const sendForm = {
  action: `${mail.origin}/api/v1.0/email/send-form`,
  /** Hidden fields that go with what was typed. */
  fields: {
    lib_version: libVersion,
    service_id: mail.serviceId,
    template_id: mail.templateId,
    user_id: mail.publicKey,
  },
} as const

/** Leads being sent, or sent too late for their result to be shown, by content. */
const deliveries = new Map<string, Promise<SendResult>>()

/**
 * Sends a lead to the agency's inbox through EmailJS.
 *
 * Never throws: a failure is a result, so that every form has to show one. No answer in 10 s is a
 * failure too. If the call succeeds later, sending the same lead again reports that success instead
 * of sending it twice. The same lead twice at once is one call.
 *
 * @param onLate called when a call succeeds after all.
 * @see https://www.emailjs.com/docs/sdk/send/
 */
export async function sendLead(lead: Lead, onLate?: () => void): Promise<SendResult> {
  const key = JSON.stringify(lead)
  const delivery = deliveries.get(key) ?? deliver(lead)
  deliveries.set(key, delivery)

  const result = await Promise.race([delivery, noAnswer()])
  // A call that hangs must not delay the next try
  if (deliveries.get(key) === delivery) deliveries.delete(key)
  if (result) return result

  console.error('Lead was not sent: no answer in time')
  clearThrottle()
  void delivery.then((late) => {
    if (!late.ok) return
    deliveries.set(key, delivery)
    onLate?.()
  })
  return { ok: false, reason: '' }
}

/** Loads the mail client before it is used. Never throws; sending finds out whether it worked. */
export function prepareMail(): void {
  void loadClient()
}

async function deliver(lead: Lead): Promise<SendResult> {
  let isStamped = false
  const storageProvider: StorageProvider = {
    get: async (key) => readStored(key),
    set: async (key, value) => {
      isStamped = true
      store(key, value)
    },
    remove: async (key) => store(key, null),
  }

  try {
    await post(lead, storageProvider)
    return { ok: true }
  } catch (error) {
    // The client stores the time before it sends: a failure must not make the next try a 429
    if (isStamped) clearThrottle()
    console.error('Lead was not sent:', describe(error))
    if (!isAnswer(error)) return { ok: false, reason: '' }
    return { ok: false, reason: readableReason(error), status: error.status }
  }
}

async function post(lead: Lead, storageProvider: StorageProvider): Promise<void> {
  const origin = mail.origin || location.origin
  const client = await loadClient()
  if (!client) return postDirectly(lead, origin)

  // `send` ignores an `origin` among its options, and each `init` resets what it does not get (4.4.1)
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
  await client.send(mail.serviceId, mail.templateId, { ...lead })
}

/** Sends what the client would send, where it cannot be loaded. Rejects like it. */
async function postDirectly(lead: Lead, origin: string): Promise<void> {
  const response = await fetch(`${origin}/api/v1.0/email/send`, {
    method: 'POST',
    headers: { 'Content-type': 'application/json' },
    body: JSON.stringify({
      lib_version: libVersion,
      user_id: mail.publicKey,
      service_id: mail.serviceId,
      template_id: mail.templateId,
      template_params: lead,
    }),
  })
  const text = await response.text()
  if (!response.ok) throw { status: response.status, text }
}

/**
 * The mail client; undefined where storage is blocked (its import touches `localStorage`) and where
 * its file is gone after a deploy.
 */
async function loadClient() {
  try {
    // Before the import, whose failure would count as a missing file of an old version
    return globalThis.localStorage === null ? undefined : await import('@emailjs/browser')
  } catch {
    return undefined
  }
}

function noAnswer(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeouts.call))
}

type Answer = { status: number; text: string }

/** A refusal (403, 429, 451 …): an `EmailJSResponseStatus`, or the direct call's equal. */
function isAnswer(error: unknown): error is Answer {
  if (typeof error !== 'object' || error === null) return false
  const { status, text } = error as Partial<Answer>
  return typeof status === 'number' && typeof text === 'string'
}

/** Their texts are about the agency's own mailbox: for the log, not for visitors. */
const setupStatuses = [412, 422]

/** The provider's text if it is a sentence: no error page, no JSON, nothing about our own setup. */
function readableReason({ status, text }: Answer): string {
  const reason = text.trim()
  const isSentence = reason.length <= 200 && !/^[<{[]/.test(reason)
  return isSentence && !setupStatuses.includes(status) ? reason : ''
}

/** For the log: what went wrong, and nothing of what the visitor typed. */
function describe(error: unknown): string {
  return isAnswer(error) ? `${error.status} ${error.text.slice(0, 500)}` : String(error)
}

/** Where the client's rate limit keeps the time of the last lead. */
const throttleKey = 'lead-sent-at'

function clearThrottle(): void {
  store(throttleKey, null)
}
