import { company } from '../src/generated/company'

/** Whether the site is the sample company's, whose texts keep rules of style that no other has to keep. */
export const isSample = company.name === 'Banyan Loop'

/** Ends the message of a test of such a rule. */
export const untilOwnName =
  '(only the sample has to; your name in src/content/company.yaml ends it)'
