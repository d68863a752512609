import { clockTime } from './clock-time'
import { company } from '../generated/company'

export { company }

/** Links to the mailbox and the main number, for running text. */
export const mailLink = { text: company.email, href: `mailto:${company.email}` }
export const phoneLink = {
  text: company.phones[0],
  href: `tel:${company.phones[0].replace(/[^+\d]/g, '')}`,
}

const { days, opens, closes } = company.openingHours

/** Such as 'Monday to Saturday, 10 am to 6:30 pm'. */
export const openingHours = `${days}, ${clockTime(opens)} to ${clockTime(closes)}`
