import { createElement } from 'react'

import { timeouts } from '../../config'
import type { Lead } from '../../content/lead-fields'
import { putPageNotice } from '../../lib/page-notice'
import { readStored, store } from '../../lib/storage'
import { afterNewRegion } from '../../ui/screen-reader-pauses'
import {
  dialogResultTexts,
  type LeadResult,
  type ResultTexts,
  type SendResult,
  type SentLead,
} from './lead-result'
import { createReference, emptyLead, languageField, leadKey } from './lead-text'
import { LeadResultNotice } from './LeadResultMessage'
import { sendLead } from './mail'
import { waitUntilPlausible } from './spam-guard'
import { leadDraft } from './use-draft'

/** A form on the page. Its callbacks are called for every lead, also for one of another form. */
export type LeadWatcher = {
  texts: ResultTexts
  /** `isJoined`: nothing is sent, because the same lead may still arrive from an earlier call. */
  onStart: (isJoined: boolean) => void
  /** `isAnnouncer`: this form announces the result, and no other. */
  onEnd: (result: LeadResult, isAnnouncer: boolean) => void
}

/** What is known of leads until the tab is left: it outlives pages and their forms. */
const state: {
  /** The forms on the page, the newest last: it announces results. */
  watchers: LeadWatcher[]
  underWay: { isJoined: boolean } | null
  /** The last result that a form announced, and when (milliseconds of page life). */
  announced: { by: LeadWatcher; result: LeadResult; at: number } | null
  /** Leads that may still arrive, or arrived after their failure was shown, by content. */
  requests: Map<string, Promise<SendResult>>
} = { watchers: [], underWay: null, announced: null, requests: new Map() }

/** A message shown for fewer milliseconds is shown again on the next page. */
const timeToNotice = 1_000

/** Storage key, set while a lead is being sent. After a reload, it shows that the sending was cut off. */
const leadMark = 'lead-under-way'

/** Storage key of the last lead that arrived: tells a duplicated tab that its copy of the lead did. */
const arrivedKey = 'lead-arrived'

/** Milliseconds in which the browser unloads a page after its calls have failed. */
const timeToLeave = 1_000

/** Whether a lead is being sent, even by a form that is gone by now. */
export const isLeadUnderWay = (): boolean => state.underWay !== null

/** Shows a message that stays when the page changes. Null empties it, but keeps the live region. */
export function showResultNotice(result: LeadResult | null): void {
  putPageNotice(
    createElement(LeadResultNotice, { result, onDismiss: () => showResultNotice(null) }),
  )
}

/** Registers a form; if a lead is being sent, `onStart` is called at once. @returns unregisters it. */
export function watchLeads(watcher: LeadWatcher): () => void {
  const { pathname } = location
  state.watchers.push(watcher)
  if (state.underWay) watcher.onStart(state.underWay.isJoined)
  return () => {
    state.watchers.splice(state.watchers.indexOf(watcher), 1)
    const { announced } = state
    // The form announced it while the visitor was leaving the page, so it may have been missed
    const isLeft = location.pathname !== pathname
    if (isLeft && announced?.by === watcher && performance.now() - announced.at < timeToNotice)
      showResultNotice(announced.result)
  }
}

/**
 * Sends a lead and announces the result in the newest form on the page, else in a page notice. Never throws. Does
 * nothing while a lead is being sent. @param isTrapped sends nothing but reports success, so that a spam program stops.
 */
export async function deliverLead(
  values: Lead,
  texts: ResultTexts,
  isTrapped: boolean,
): Promise<void> {
  if (state.underWay) return
  start(false)
  store(leadMark, '1')
  // The live region must exist before its message
  showResultNotice(null)

  const reference = leadDraft.read().reference ?? createReference()
  const lead = { ...values, ...languageField, reference }
  leadDraft.write({ reference })
  const draft = JSON.stringify(leadDraft.read())
  const onLate = (result: SendResult) => {
    if (!state.underWay) end(result, lead, texts, draft)
  }
  await waitUntilPlausible()
  let result: SendResult = { type: 'sent' }
  if (isTrapped) console.warn('Lead was not sent: the field that only programs meet was filled in')
  else result = await sendOnce(lead, onLate)
  state.underWay = null
  removeMark(result)
  end(result, lead, texts, draft)
}

function start(isJoined: boolean) {
  state.underWay = { isJoined }
  for (const watcher of state.watchers) watcher.onStart(isJoined)
}

/**
 * Waits 10 s for the answer, but the request goes on: until it has failed, the same lead is not sent again, and this
 * waits for the earlier request. @param onLate called with an answer that comes later.
 */
async function sendOnce(lead: SentLead, onLate: (result: SendResult) => void): Promise<SendResult> {
  const { requests } = state
  const key = leadKey(lead)
  const earlier = requests.get(key)
  if (earlier) start(true)
  const request = earlier ?? sendLead(lead)
  requests.set(key, request)

  const patience = new Promise<null>((resolve) => setTimeout(resolve, timeouts.call, null))
  const result = await Promise.race([request, patience])
  if (result) {
    requests.delete(key)
    return result
  }
  console.error('Lead was not sent: no answer in time')
  if (!earlier)
    void request.then((late) => {
      if (late.type !== 'sent') requests.delete(key)
      if (late.type !== 'unknown') onLate(late)
    })
  return { type: 'unknown' }
}

/** Leaving a page makes its call fail first: remove the mark later, so that it stays if the page unloads. */
function removeMark(result: SendResult) {
  const remove = () => state.underWay || store(leadMark, null)
  if (result.type !== 'unknown') remove()
  else setTimeout(remove, timeToLeave)
}

/** @param draft the stored draft when the lead was sent, as JSON. Text typed since then is kept. */
function end(sending: SendResult, lead: SentLead, texts: ResultTexts, draft: string) {
  const isTextKept = JSON.stringify(leadDraft.read()) !== draft
  if (sending.type === 'sent') {
    store(arrivedKey, lead.reference)
    // What is sent next is another lead
    if (isTextKept) leadDraft.write({ reference: '' })
    else leadDraft.clear()
  }
  const newest = state.watchers.at(-1)
  const result = { ...sending, lead, isTextKept, texts: newest?.texts ?? texts }
  for (const watcher of state.watchers) watcher.onEnd(result, watcher === newest)
  state.announced = newest ? { by: newest, result, at: performance.now() } : null
  if (!newest) showResultNotice(result)
}

/**
 * After a reload during sending, or in a tab that was duplicated then, shows that the lead may not have arrived. The
 * draft is kept, until the other tab stores that it has.
 */
export function reportInterruption(): void {
  if (state.underWay || readStored(leadMark) === null) return
  store(leadMark, null)
  showResultNotice(null)
  const stored = leadDraft.read()
  const draft = JSON.stringify(stored)
  const lead = { ...emptyLead, reference: '', ...stored }
  const hasArrived = () => lead.reference !== '' && readStored(arrivedKey) === lead.reference
  const report = () => {
    if (state.underWay || leadDraft.read().reference !== lead.reference) return
    showResultNotice(null)
    end({ type: 'sent' }, lead, dialogResultTexts, draft)
  }
  setTimeout(() => {
    if (hasArrived()) report()
    else
      showResultNotice({ type: 'interrupted', lead, isTextKept: false, texts: dialogResultTexts })
  }, afterNewRegion)
  window.addEventListener('storage', ({ key }) => {
    if (key === arrivedKey && hasArrived()) report()
  })
}
