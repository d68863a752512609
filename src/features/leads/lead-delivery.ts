import { createElement } from 'react'

import { leadNewsTexts } from '../../content/forms'
import { putPageNotice } from '../../lib/page-notice'
import { readStored, store } from '../../lib/storage'
import { emptyLead } from './lead-schema'
import { LeadNews, type LeadNewsItem } from './LeadNews'
import { sendLead, type Lead, type SendResult } from './mail'
import { waitUntilPlausible } from './spam-guard'
import { leadDraft } from './use-draft'

/** A form's texts for the result. */
export type LeadMessages = {
  success: string
  /** `reason` is the provider's own text and may be empty. */
  failure: (reason: string) => string
}

/** `isAnnouncedElsewhere`: another form announces the result, so this one must not. */
export type LeadEnd = { lead: Lead; result: SendResult; isAnnouncedElsewhere: boolean }

/** Callbacks of a form on the page. They are called for every lead, also for one of another form. */
export type LeadWatcher = { onStart: () => void; onEnd: (end: LeadEnd) => void }

/** The forms on the page, the newest last: it announces results. */
const watchers: LeadWatcher[] = []

/** The last result that a form announced, and when (milliseconds since 1970). */
let last: { by: LeadWatcher; news: LeadNewsItem; at: number } | undefined

/** A message shown for fewer milliseconds is shown again on the next page. */
const timeToNotice = 1_000

let isUnderWay = false

/** Storage key, set while a lead is being sent. After a reload, it shows that the sending was cut off. */
const leadMark = 'lead-under-way'

/** Milliseconds in which the browser unloads a page after its calls have failed. */
const timeToLeave = 1_000

/** Whether a lead is being sent, even by a form that is gone by now. */
export const isLeadUnderWay = (): boolean => isUnderWay

/** Shows a message that stays when the page changes. Null empties it, but keeps the live region. */
export function showLeadNews(news: LeadNewsItem | null): void {
  putPageNotice(createElement(LeadNews, { news, onDismiss: () => showLeadNews(null) }))
}

/** Registers a form; if a lead is being sent, `onStart` is called at once. @returns unregisters it. */
export function watchLeads(watcher: LeadWatcher): () => void {
  const { pathname } = location
  watchers.push(watcher)
  if (isUnderWay) watcher.onStart()
  return () => {
    watchers.splice(watchers.indexOf(watcher), 1)
    // The form announced it while the visitor was leaving the page, so it may have been missed
    const isLeft = location.pathname !== pathname
    if (isLeft && last?.by === watcher && Date.now() - last.at < timeToNotice)
      showLeadNews(last.news)
  }
}

/**
 * Sends a lead and announces the result: in the newest form on the page, else in a page notice. Never
 * throws. While a lead is being sent, calls do nothing.
 * @param isTrapped the spam trap was filled in: sends nothing but reports success, so that a program stops.
 */
export async function deliverLead(
  lead: Lead,
  messages: LeadMessages,
  isTrapped: boolean,
): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  store(leadMark, '1')
  // The live region must exist before its message
  showLeadNews(null)
  for (const watcher of watchers) watcher.onStart()

  const typed = JSON.stringify(leadDraft.read())
  const onLate = () => {
    // Text typed since then belongs to another lead, which has its own result
    const isUnchanged = JSON.stringify(leadDraft.read()) === typed
    if (!isUnderWay && isUnchanged) end(lead, { ok: true }, messages)
  }
  await waitUntilPlausible()
  const result = isTrapped ? pretend() : await sendLead(lead, onLate)
  isUnderWay = false
  removeMark(result)
  end(lead, result, messages)
}

/** Leaving a page makes its call fail first: remove the mark later, so that it stays if the page unloads. */
function removeMark(result: SendResult) {
  const remove = () => isUnderWay || store(leadMark, null)
  if (result.ok || result.status !== undefined) remove()
  else setTimeout(remove, timeToLeave)
}

function pretend(): SendResult {
  console.warn('Lead was not sent: the field that only programs meet was filled in')
  return { ok: true }
}

function end(lead: Lead, result: SendResult, messages: LeadMessages) {
  if (result.ok) leadDraft.clear()
  const newest = watchers.at(-1)
  for (const watcher of watchers)
    watcher.onEnd({ lead, result, isAnnouncedElsewhere: watcher !== newest })
  const news: LeadNewsItem = result.ok
    ? { kind: 'success', message: messages.success }
    : { kind: 'failure', message: messages.failure(result.reason), lead }
  last = newest && { by: newest, news, at: Date.now() }
  if (!newest) showLeadNews(news)
}

/** Milliseconds for assistive technology to notice a new live region; a text before that is not announced. */
const regionDelay = 100

/** After a reload during sending, shows that the lead may not have arrived. The draft is kept. */
export function reportUnknownResult(): void {
  if (isUnderWay || readStored(leadMark) === null) return
  store(leadMark, null)
  showLeadNews(null)
  const lead = { ...emptyLead, ...leadDraft.read() }
  setTimeout(showLeadNews, regionDelay, { kind: 'failure', message: leadNewsTexts.unclear, lead })
}
