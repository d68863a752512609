import { mail, timeouts } from '../../config'
import { readStored, store } from '../../lib/storage'
import { leadKey } from './lead-text'

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

/** A lead as it is sent. The reference tells the agency which leads are copies of one; a retry keeps it. */
export type SentLead = Lead & { reference: string }

/**
 * How a sending ended. `reason` is EmailJS's own text if it is fit for visitors, else ''. `status` is the HTTP
 * status of a refusal, or 0 without a connection. It is missing if nobody can know whether the lead arrived.
 */
export type SendResult = { ok: true } | { ok: false; reason: string; status?: number }

/** The version of EmailJS's own client whose requests these are; EmailJS expects it in each. */
const libVersion = '4.4.1'

/** Target of the form without JavaScript: the multipart request of EmailJS's `sendForm`. */
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

/** Leads that may still arrive, or arrived after their failure was shown, by content. */
const deliveries = new Map<string, Promise<SendResult>>()

type SendListeners = {
  /** Called if the same lead may still arrive from an earlier call: nothing is sent, and this call waits for it. */
  onJoin?: () => void
  /** Called when EmailJS answers after a failure was reported. */
  onLate?: (result: SendResult) => void
}

/**
 * Sends a lead to the agency's inbox through EmailJS.
 *
 * Never throws: a failure is a result, so that every form has to show one. No answer in 10 s is a failure too,
 * but the request goes on. While it does, and once it has succeeded, the same lead is not sent again.
 *
 * Not EmailJS's client: it cannot tell a redirect, and does not load where storage is blocked (decision 23).
 *
 * @see https://www.emailjs.com/docs/rest-api/send/
 */
export async function sendLead(
  lead: SentLead,
  { onJoin, onLate }: SendListeners = {},
): Promise<SendResult> {
  const key = leadKey(lead)
  const earlier = deliveries.get(key)
  if (earlier) onJoin?.()
  const delivery = earlier ?? deliver(lead)
  deliveries.set(key, delivery)

  const result = await Promise.race([delivery, noAnswer()])
  if (result) {
    deliveries.delete(key)
    return result
  }
  console.error('Lead was not sent: no answer in time')
  if (!earlier)
    void delivery.then((late) => {
      if (!late.ok) deliveries.delete(key)
      if (late.ok || late.status !== undefined) onLate?.(late)
    })
  return { ok: false, reason: '' }
}

function noAnswer(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, timeouts.call))
}

async function deliver(lead: SentLead): Promise<SendResult> {
  const refusal = refuse(lead)
  if (refusal) {
    console.error('Lead was not sent:', refusal.status, refusal.reason)
    return refusal
  }
  // Without a connection nothing leaves the browser, so a failure is certain
  const isOffline = globalThis.navigator?.onLine === false
  // Ends a request that hangs, so that the visitor can send again
  const request = new AbortController()
  const timer = setTimeout(() => request.abort(), 10 * timeouts.call)
  try {
    const response = await fetch(`${mail.origin || location.origin}/api/v1.0/email/send`, {
      method: 'POST',
      headers: { 'Content-type': 'application/json' },
      body: JSON.stringify({
        lib_version: libVersion,
        user_id: mail.publicKey,
        service_id: mail.serviceId,
        template_id: mail.templateId,
        template_params: lead,
      }),
      signal: request.signal,
    })
    return readAnswer(response, await response.text())
  } catch (error) {
    // Anything can be thrown. The log must not throw too, nor have the visitor's personal data
    console.error('Lead was not sent:', error instanceof Error ? error.message : typeof error)
    return { ok: false, reason: '', ...(isOffline && { status: 0 }) }
  } finally {
    clearTimeout(timer)
  }
}

/** The refusals of EmailJS's client, which `.env.example` can switch on. */
function refuse({ email }: SentLead) {
  const refusal = (status: number, reason: string) => ({ ok: false, status, reason }) as const
  const isHeadless = () => navigator.webdriver || navigator.languages.length === 0
  if (mail.blockHeadless && isHeadless()) return refusal(451, 'Unavailable For Headless Browser')
  if (mail.blockedEmails.includes(email)) return refusal(403, 'Forbidden')
  const age = Date.now() - Number(readStored(throttleKey))
  // A lead from the future means that the clock was set back
  return age >= 0 && age < mail.throttle ? refusal(429, 'Too Many Requests') : undefined
}

/** A lead counts as sent only if EmailJS says so: a proxy or a page for maintenance can answer 200 as well. */
function readAnswer({ ok, redirected, status }: Response, answer: string): SendResult {
  const text = answer.trim()
  if (ok && !redirected && text !== '' && isSentence(text)) {
    if (mail.throttle > 0) store(throttleKey, String(Date.now()))
    return { ok: true }
  }
  console.error('Lead was not sent:', status, text.slice(0, 500))
  const isRefused = status >= 400 && !redirected && !gatewayStatuses.includes(status)
  if (!isRefused) return { ok: false, reason: '' }
  const isForVisitors = isSentence(text) && !setupStatuses.includes(status)
  return { ok: false, status, reason: isForVisitors ? text : '' }
}

/** Whether a text is EmailJS's own, such as `OK`, and not HTML or JSON. */
const isSentence = (text: string): boolean => text.length <= 200 && !/^[{[]|<[a-z!/]/i.test(text)

/** A gateway got no answer: the lead may have arrived behind it. */
const gatewayStatuses = [502, 504]

/** Their texts are about the agency's mailbox, so they are logged and not shown to visitors. */
const setupStatuses = [412, 422]

/** Storage key of the time of the last lead, for the rate limit. */
const throttleKey = 'lead-sent-at'
