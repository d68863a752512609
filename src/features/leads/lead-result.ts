import type { Lead } from '../../content/lead-fields'
import { isDefaultEdition } from '../../generated/edition'
import * as forms from '../../generated/texts/lead-forms'

/**
 * A lead as it is sent. The reference tells the agency which leads are copies of one; a retry keeps it. Leads from another
 * edition than the default one have a language.
 */
export type SentLead = Lead & { reference: string; language?: string }

/** How a sending ended. */
export type SendResult =
  | { type: 'sent' }
  /** It did not arrive. `reason` is EmailJS's own text if it is fit for visitors, else ''. */
  | { type: 'refused'; reason: string }
  /** Nobody can know whether it arrived. */
  | { type: 'unknown' }

/** What a visitor is told about a lead, from `mail.ts` to the message. `interrupted`: the page was left meanwhile. */
export type LeadResult = (SendResult | { type: 'interrupted' }) & {
  lead: SentLead
  /** Something was typed since the lead was sent, and is still in the form. */
  isTextKept: boolean
  texts: ResultTexts
}

/** The words of the form that announces a result, or of the one that sent the lead. */
export type ResultTexts = {
  success: string
  /** @param reason may be empty. */
  failure: (reason: string) => string
}

export const dialogResultTexts: ResultTexts = {
  success: forms.dialogFormTexts.success,
  failure: () => forms.dialogFormTexts.failure,
}

export const contactResultTexts: ResultTexts = {
  success: forms.contactFormTexts.success,
  // The provider's reasons are in English
  failure: (reason) =>
    forms.contactFormTexts.failure((isDefaultEdition && reason) || forms.contactFormTexts.noReason),
}

/** The message of a result. */
export function describeResult(result: LeadResult): string {
  const { texts } = result
  switch (result.type) {
    case 'sent':
      return result.isTextKept ? `${texts.success} ${forms.textKept}` : texts.success
    case 'refused':
      return texts.failure(result.reason)
    case 'unknown':
      return `${texts.failure('')} ${forms.mayHaveArrived}`
    case 'interrupted':
      return forms.outcomeNoticeTexts.unclear
  }
}
