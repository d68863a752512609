import { createElement } from 'react'

import { putPageNotice } from '../lib/page-notice'
import { store } from '../lib/storage'
import { sendLead, type Lead, type SendResult } from '../services/mail'
import { LeadNews, type LeadNewsItem } from './LeadNews'
import { waitUntilPlausible } from './spam-guard'
import { leadDraft } from './use-lead-draft'

/** How a form words what became of its lead. */
export type LeadMessages = {
  success: string
  /** `reason` is the provider's own text and may be empty. */
  failure: (reason: string) => string
}

/** `isTold`: whether another form tells the visitor. */
export type LeadEnd = { lead: Lead; result: SendResult; isTold: boolean }

/** A form on the page. */
export type LeadWatcher = {
  /** A lead is on its way, whichever form it was sent from. */
  onStart: () => void
  /** The latest one has ended. */
  onEnd: (end: LeadEnd) => void
  /** None is on its way, after all. */
  onIdle: () => void
}

/** The forms that are there, the newest last. */
const watchers: LeadWatcher[] = []

/** What a form told last, and when. */
let told: { by: LeadWatcher; news: LeadNewsItem; at: number } | undefined

/** Milliseconds after which a message has been noticed, if not read. */
const timeToNotice = 1_000

let isUnderWay = false

/** Set while a lead is on its way: it outlives a reload, which the sending does not. */
export const leadMark = 'lead-under-way'

/** Milliseconds in which a page that is being left has ended. */
const timeToLeave = 1_000

/** Whether a lead is on its way, from a form that may be gone by now. */
export const isLeadUnderWay = (): boolean => isUnderWay

/** Tells it on whatever page the visitor is; null takes the last message away. */
export function tellLeadNews(news: LeadNewsItem | null): void {
  putPageNotice(createElement(LeadNews, { news, onDismiss: () => tellLeadNews(null) }))
}

/** Takes part in what happens to leads, until the returned function is called. */
export function watchLeads(watcher: LeadWatcher): () => void {
  const { pathname } = location
  watchers.push(watcher)
  // It may have ended between the drawing of the form and now
  if (!isUnderWay) watcher.onIdle()
  return () => {
    watchers.splice(watchers.indexOf(watcher), 1)
    // Its page was being left already when the form told it
    const isLeft = location.pathname !== pathname
    if (isLeft && told?.by === watcher && Date.now() - told.at < timeToNotice)
      tellLeadNews(told.news)
  }
}

/**
 * Sends a lead and sees to it that the visitor is told how it ended, wherever they are by then: by
 * the newest form on the page, else by a message on the page itself. One lead at a time: while one
 * is on its way, nothing is sent.
 *
 * A person who is very fast waits a moment; a program that filled in the trap is told that all went
 * well, so that it does not try another way.
 */
export async function deliverLead(
  lead: Lead,
  messages: LeadMessages,
  isTrapped: boolean,
): Promise<void> {
  if (isUnderWay) return
  isUnderWay = true
  store(leadMark, '1', 'session')
  // Before there is a message: only what changes in a live region is heard
  tellLeadNews(null)
  for (const watcher of watchers) watcher.onStart()

  const typed = JSON.stringify(leadDraft.read())
  const onLate = () => {
    // What was typed since is another lead, and whoever sends one now hears of that
    const isUnchanged = JSON.stringify(leadDraft.read()) === typed
    if (!isUnderWay && isUnchanged) end(lead, { ok: true }, messages)
  }
  await waitUntilPlausible()
  const result = isTrapped ? pretend() : await sendLead(lead, onLate)
  isUnderWay = false
  takeMarkAway(result)
  end(lead, result, messages)
}

/** A page that is being left sees its calls fail before it ends: then the mark has to stay. */
function takeMarkAway(result: SendResult) {
  const takeAway = () => isUnderWay || store(leadMark, null, 'session')
  if (result.ok || result.status !== undefined) takeAway()
  else setTimeout(takeAway, timeToLeave)
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
