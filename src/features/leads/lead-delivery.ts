import { createElement } from 'react'

import { leadNewsTexts } from '../../content/forms'
import { putPageNotice } from '../../lib/page-notice'
import { readStored, store } from '../../lib/storage'
import { emptyLead } from './lead-schema'
import { LeadNews, type LeadNewsItem } from './LeadNews'
import { sendLead, type Lead, type SendResult } from './mail'
import { waitUntilPlausible } from './spam-guard'
import { leadDraft } from './use-draft'

/** A form's own words for the result. */
export type LeadMessages = {
  success: string
  /** `reason` is the provider's own text and may be empty. */
  failure: (reason: string) => string
}

/** `isTold`: another form announces it. */
export type LeadEnd = { lead: Lead; result: SendResult; isTold: boolean }

/** A form on the page. It is called for every lead, whichever form it was sent from. */
export type LeadWatcher = { onStart: () => void; onEnd: (end: LeadEnd) => void }

/** The forms on the page, the newest last. */
const watchers: LeadWatcher[] = []

/** What a form announced last, and when. */
let told: { by: LeadWatcher; news: LeadNewsItem; at: number } | undefined

/** Milliseconds after which a visitor has noticed a message. */
const timeToNotice = 1_000

let isUnderWay = false

/** Stored while a lead is on its way: it survives a reload, which the sending does not. */
const leadMark = 'lead-under-way'

/** Milliseconds in which the browser ends a page that is being left. */
const timeToLeave = 1_000

/** Whether a lead is on its way, from a form that may be gone by now. */
export const isLeadUnderWay = (): boolean => isUnderWay

/** Shows a message on whatever page the visitor is; null removes it. */
export function tellLeadNews(news: LeadNewsItem | null): void {
  putPageNotice(createElement(LeadNews, { news, onDismiss: () => tellLeadNews(null) }))
}

/** Calls a form back about leads, at once if one is on its way, until the returned function is called. */
export function watchLeads(watcher: LeadWatcher): () => void {
  const { pathname } = location
  watchers.push(watcher)
  if (isUnderWay) watcher.onStart()
  return () => {
    watchers.splice(watchers.indexOf(watcher), 1)
    // The visitor was leaving the page when the form announced it
    const isLeft = location.pathname !== pathname
    if (isLeft && told?.by === watcher && Date.now() - told.at < timeToNotice)
      tellLeadNews(told.news)
  }
}

/**
 * Sends a lead and announces the result wherever the visitor is by then: in the newest form on the
 * page, else in a message on the page. While one lead is on its way, nothing else is sent. A program
 * that filled in the spam trap gets a success, so that it does not try another way.
 */
export async function deliverLead(
  lead: Lead,
  messages: LeadMessages,
  isTrapped: boolean,
): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  store(leadMark, '1', 'session')
  // The live region must exist before its message
  tellLeadNews(null)
  for (const watcher of watchers) watcher.onStart()

  const typed = JSON.stringify(leadDraft.read())
  const onLate = () => {
    // What was typed since then is another lead, with a result of its own
    const isUnchanged = JSON.stringify(leadDraft.read()) === typed
    if (!isUnderWay && isUnchanged) end(lead, { ok: true }, messages)
  }
  await waitUntilPlausible()
  const result = isTrapped ? pretend() : await sendLead(lead, onLate)
  isUnderWay = false
  removeMark(result)
  end(lead, result, messages)
}

/** On a page that is being left, calls fail before it ends: then the mark has to stay. */
function removeMark(result: SendResult) {
  const remove = () => isUnderWay || store(leadMark, null, 'session')
  if (result.ok || result.status !== undefined) remove()
  else setTimeout(remove, timeToLeave)
}

function pretend(): SendResult {
  console.warn('Lead was not sent: the field that only programs meet was filled in')
  return { ok: true }
}

function end(lead: Lead, result: SendResult, messages: LeadMessages) {
  if (result.ok) leadDraft.clear()
  const teller = watchers.at(-1)
  for (const watcher of watchers) watcher.onEnd({ lead, result, isTold: watcher !== teller })
  const news: LeadNewsItem = result.ok
    ? { kind: 'success', message: messages.success }
    : { kind: 'failure', message: messages.failure(result.reason), lead }
  told = teller && { by: teller, news, at: Date.now() }
  if (!teller) tellLeadNews(news)
}

/** Milliseconds until assistive technology knows a new live region. */
const regionFirst = 100

/** After a reload during sending, says that nobody knows whether the lead arrived. The draft is kept. */
export function tellOfBrokenDelivery(): void {
  if (isUnderWay || readStored(leadMark, 'session') === null) return
  store(leadMark, null, 'session')
  tellLeadNews(null)
  const lead = { ...emptyLead, ...leadDraft.read() }
  setTimeout(tellLeadNews, regionFirst, { kind: 'failure', message: leadNewsTexts.unclear, lead })
}
