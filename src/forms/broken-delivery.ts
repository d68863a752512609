import { leadNewsTexts } from '../content/forms'
import { readStored, store } from '../lib/storage'
import { isLeadUnderWay, leadMark, tellLeadNews } from './lead-delivery'
import { leadDraft } from './use-lead-draft'
import { emptyLead } from './use-lead-form'

/** Milliseconds until the live region is there, and known. */
const regionFirst = 100

/**
 * After a reload in the middle of a sending: nobody can know whether the lead arrived, so the visitor
 * is told just that. What was typed is still there.
 */
export function tellOfBrokenDelivery(): void {
  if (isLeadUnderWay() || readStored(leadMark, 'session') === null) return
  store(leadMark, null, 'session')
  tellLeadNews(null)
  const lead = { ...emptyLead, ...leadDraft.read() }
  setTimeout(tellLeadNews, regionFirst, { kind: 'failure', message: leadNewsTexts.unclear, lead })
}
