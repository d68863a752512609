import { createElement } from 'react'

import type { Lead } from '../../content/lead-fields'
import {
  dialogFormTexts,
  outcomeNoticeTexts,
  mayHaveArrived,
  textKept,
} from '../../generated/texts/lead-forms'
import { putPageNotice } from '../../lib/page-notice'
import { readStored, store } from '../../lib/storage'
import { afterNewRegion } from '../../ui/screen-reader-pauses'
import { emptyLead } from './lead-schema'
import { createReference } from './lead-text'
import { LeadOutcomeNotice, type LeadOutcome } from './LeadOutcomeMessage'
import { sendLead, type SendResult, type SentLead } from './mail'
import { waitUntilPlausible } from './spam-guard'
import { leadDraft } from './use-draft'

/** A form's texts for the result. */
export type LeadMessages = {
  success: string
  /** `reason` is the provider's own text and may be empty. */
  failure: (reason: string) => string
}

export type LeadDelivery = {
  lead: SentLead
  result: SendResult
  /** Nothing was typed since the lead was sent. */
  isUnchanged: boolean
  /** Another form announces the result, so this one must not. */
  isAnnouncedElsewhere: boolean
}

/** Callbacks of a form on the page. They are called for every lead, also for one of another form. */
export type LeadWatcher = {
  /** `isJoined`: nothing is sent, because the same lead may still arrive from an earlier call. */
  onStart: (isJoined: boolean) => void
  onEnd: (end: LeadDelivery) => void
}

/** The forms on the page, the newest last: it announces results. */
const watchers: LeadWatcher[] = []

/** The last result that a form announced, and when (milliseconds of page life). */
let last: { by: LeadWatcher; outcome: LeadOutcome; at: number } | undefined

/** A message shown for fewer milliseconds is shown again on the next page. */
const timeToNotice = 1_000

let underWay: { isJoined: boolean } | null = null

/** Storage key, set while a lead is being sent. After a reload, it shows that the sending was cut off. */
const leadMark = 'lead-under-way'

/** Storage key of the last lead that arrived: tells a duplicated tab that its copy of the lead did. */
const arrivedKey = 'lead-arrived'

/** Milliseconds in which the browser unloads a page after its calls have failed. */
const timeToLeave = 1_000

/** Whether a lead is being sent, even by a form that is gone by now. */
export const isLeadUnderWay = (): boolean => underWay !== null

/** Shows a message that stays when the page changes. Null empties it, but keeps the live region. */
export function showOutcomeNotice(outcome: LeadOutcome | null): void {
  putPageNotice(
    createElement(LeadOutcomeNotice, { outcome, onDismiss: () => showOutcomeNotice(null) }),
  )
}

/** Registers a form; if a lead is being sent, `onStart` is called at once. @returns unregisters it. */
export function watchLeads(watcher: LeadWatcher): () => void {
  const { pathname } = location
  watchers.push(watcher)
  if (underWay) watcher.onStart(underWay.isJoined)
  return () => {
    watchers.splice(watchers.indexOf(watcher), 1)
    // The form announced it while the visitor was leaving the page, so it may have been missed
    const isLeft = location.pathname !== pathname
    if (isLeft && last?.by === watcher && performance.now() - last.at < timeToNotice)
      showOutcomeNotice(last.outcome)
  }
}

/** The message of a result: a form's own text, and what else the visitor has to know. */
export function toOutcome(
  { lead, result, isUnchanged }: Omit<LeadDelivery, 'isAnnouncedElsewhere'>,
  messages: LeadMessages,
): LeadOutcome {
  if (result.ok) {
    const message = isUnchanged ? messages.success : `${messages.success} ${textKept}`
    return { type: 'success', message, lead }
  }
  const failure = messages.failure(result.reason)
  const message = result.status === undefined ? `${failure} ${mayHaveArrived}` : failure
  return { type: 'failure', message, lead }
}

/**
 * Sends a lead and announces the result: in the newest form on the page, else in a page notice. Never
 * throws. While a lead is being sent, calls do nothing.
 * @param isTrapped the spam trap was filled in: sends nothing but reports success, so that a program stops.
 */
export async function deliverLead(
  values: Lead,
  messages: LeadMessages,
  isTrapped: boolean,
): Promise<void> {
  if (underWay) return
  start(false)
  store(leadMark, '1')
  // The live region must exist before its message
  showOutcomeNotice(null)

  const lead = { ...values, reference: leadDraft.read().reference ?? createReference() }
  leadDraft.write({ reference: lead.reference })
  const draft = JSON.stringify(leadDraft.read())
  const onLate = (result: SendResult) => {
    if (!underWay) end(lead, result, messages, draft)
  }
  await waitUntilPlausible()
  let result: SendResult = { ok: true }
  if (isTrapped) console.warn('Lead was not sent: the field that only programs meet was filled in')
  else result = await sendLead(lead, { onJoin: () => start(true), onLate })
  underWay = null
  removeMark(result)
  end(lead, result, messages, draft)
}

function start(isJoined: boolean) {
  underWay = { isJoined }
  for (const watcher of watchers) watcher.onStart(isJoined)
}

/** Leaving a page makes its call fail first: remove the mark later, so that it stays if the page unloads. */
function removeMark(result: SendResult) {
  const remove = () => underWay || store(leadMark, null)
  if (result.ok || result.status !== undefined) remove()
  else setTimeout(remove, timeToLeave)
}

/** @param draft the stored draft when the lead was sent, as JSON. Text typed since then is kept. */
function end(lead: SentLead, result: SendResult, messages: LeadMessages, draft: string) {
  const isUnchanged = JSON.stringify(leadDraft.read()) === draft
  if (result.ok) {
    store(arrivedKey, lead.reference)
    if (isUnchanged) leadDraft.clear()
    // What is sent next is another lead
    else leadDraft.write({ reference: '' })
  }
  const newest = watchers.at(-1)
  for (const watcher of watchers)
    watcher.onEnd({ lead, result, isUnchanged, isAnnouncedElsewhere: watcher !== newest })
  const outcome = toOutcome({ lead, result, isUnchanged }, messages)
  last = newest && { by: newest, outcome, at: performance.now() }
  if (!newest) showOutcomeNotice(outcome)
}

/** The dialog's texts, also for a lead without a form. */
export const dialogMessages: LeadMessages = {
  success: dialogFormTexts.success,
  failure: () => dialogFormTexts.failure,
}

/**
 * After a reload during sending, or in a tab that was duplicated then, shows that the lead may not have
 * arrived. The draft is kept, until the other tab stores that it has.
 */
export function reportUnknownResult(): void {
  if (underWay || readStored(leadMark) === null) return
  store(leadMark, null)
  showOutcomeNotice(null)
  const stored = leadDraft.read()
  const draft = JSON.stringify(stored)
  const lead = { ...emptyLead, reference: '', ...stored }
  const hasArrived = () => lead.reference !== '' && readStored(arrivedKey) === lead.reference
  const report = () => {
    if (underWay || leadDraft.read().reference !== lead.reference) return
    showOutcomeNotice(null)
    end(lead, { ok: true }, dialogMessages, draft)
  }
  setTimeout(() => {
    if (hasArrived()) report()
    else showOutcomeNotice({ type: 'failure', message: outcomeNoticeTexts.unclear, lead })
  }, afterNewRegion)
  window.addEventListener('storage', ({ key }) => {
    if (key === arrivedKey && hasArrived()) report()
  })
}
