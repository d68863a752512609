import type { StorageProvider } from '@emailjs/browser'

import { mail, timeouts } from '../../config'
import { readStored, store } from '../../lib/storage'

/** A visitor's request. The keys are the variables of the mail template: renaming one here empties it in the mail. */
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
 * How a sending ended. `reason` is EmailJS's own text if it is fit for visitors, else ''. `status` is
 * its HTTP status; missing if there was no answer.
 */
export type SendResult = { ok: true } | { ok: false; reason: string; status?: number }

/** The version of `@emailjs/browser`, which EmailJS expects in each request. Change it with the package. */
const libVersion = '4.4.1'

/** Target of the form without JavaScript: the same multipart request as the client's `sendForm`. */
export const sendForm = {
  action: `${mail.origin}/api/v1.0/email/send-form`,
  /** Hidden fields. */
  fields: {
    lib_version: libVersion,
    service_id: mail.serviceId,
    template_id: mail.templateId,
    user_id: mail.publicKey,
  },
} as const

/** Leads that are being sent, or arrived after their failure was shown, by content. */
const deliveries = new Map<string, Promise<SendResult>>()

/**
 * Sends a lead to the agency's inbox through EmailJS.
 *
 * Never throws: a failure is a result, so that every form has to show one. No answer in 10 s is a
 * failure too. If that call succeeds later, sending the same lead again reports its success, so that no
 * lead arrives twice. The same lead twice at once is one call.
 *
 * @param onLate called when a call succeeds after its failure was reported.
 * @see https://www.emailjs.com/docs/sdk/send/
 */
export async function sendLead(lead: Lead, onLate?: () => void): Promise<SendResult> {
  const key = JSON.stringify(lead)
  const delivery = deliveries.get(key) ?? deliver(lead)
  deliveries.set(key, delivery)

  const result = await Promise.race([delivery, noAnswer()])
  // Otherwise the next try would wait for this call, which hangs
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

/** Loads the mail client in advance. Never throws: `sendLead` copes if it does not load. */
export function prepareMail(): void {
  void loadClient()
}

async function deliver(lead: Lead): Promise<SendResult> {
  let isStamped = false
  const storageProvider: StorageProvider = {
    get: async () => readStored(throttleKey),
    set: async (_, value) => {
      isStamped = true
      store(throttleKey, value)
    },
    remove: async () => store(throttleKey, null),
  }

  try {
    await post(lead, storageProvider)
    return { ok: true }
  } catch (error) {
    // The client stores the time before it sends: after a failure, it would refuse the next try (429)
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
  await client.send(mail.serviceId, mail.templateId, { ...lead })
}

/** Sends the client's request without the client. Throws an `Answer` if refused, as the client does. */
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

function noAnswer(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeouts.call))
}

type Answer = { status: number; text: string }

/** Whether EmailJS refused the lead (403, 429, 451 …), as the client or `postDirectly` throws it. */
function isAnswer(error: unknown): error is Answer {
  if (typeof error !== 'object' || error === null) return false
  const { status, text } = error as Partial<Answer>
  return typeof status === 'number' && typeof text === 'string'
}

/** Their texts are about the agency's mailbox, so they are logged and not shown to visitors. */
const setupStatuses = [412, 422]

/** The answer's text if a visitor can read it; '' for an error page, JSON, or details of our setup. */
function readableReason({ status, text }: Answer): string {
  const reason = text.trim()
  const isSentence = reason.length <= 200 && !/^[<{[]/.test(reason)
  return isSentence && !setupStatuses.includes(status) ? reason : ''
}

/** The error for the log, without the visitor's personal data. */
function describe(error: unknown): string {
  return isAnswer(error) ? `${error.status} ${error.text.slice(0, 500)}` : String(error)
}

/** Storage key under which the client's rate limit keeps the time of the last lead. */
const throttleKey = 'lead-sent-at'

function clearThrottle(): void {
  store(throttleKey, null)
}
