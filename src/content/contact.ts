import { company } from './company'
import type { PageMeta } from './schema/text'

/** A step that follows after the form was sent. */
export type ContactStep = {
  readonly title: string
  readonly description: string
}

export type ContactPageContent = PageMeta & {
  /** The page's `h1`. */
  readonly heading: string
  readonly lead: string
  readonly stepsHeading: string
  readonly office: {
    readonly heading: string
    readonly addressLabel: string
    readonly emailLabel: string
    readonly phoneLabel: string
    readonly hoursLabel: string
    readonly mapTitle: string
    readonly mapLinkLabel: string
    /** Directions in words, for visitors who cannot see the map. */
    readonly mapText: string
  }
}

export const contactPage: ContactPageContent = {
  title: `Contact our ${company.city} office`,
  description: `Write, call or visit ${company.name} in ${company.city}: the contact form, our phone numbers, the office address and what happens after you write.`,
  heading: 'Contact Us',
  lead: 'Tell us in two or three sentences what you sell and what should change. We reply within 24 to 48 hours on working days. If it is urgent, call.',
  stepsHeading: 'What happens next',
  office: {
    heading: 'Registered office',
    addressLabel: 'Address',
    emailLabel: 'Email',
    phoneLabel: 'Phone',
    hoursLabel: 'Opening hours',
    mapTitle: `Map of the ${company.name} office`,
    mapLinkLabel: 'View the office on a map',
    mapText: `The office is at ${company.address.street}, ${company.address.locality} ${company.address.postalCode}. Please call before you come, so that the right person is at the desk.`,
  },
}

export const contactSteps: readonly ContactStep[] = [
  {
    title: 'Connect with Us',
    description:
      'Send the form or call. We talk for about 30 minutes about your customers, your budget and what you have tried. It is free.',
  },
  {
    title: 'Proposed Plan of Action',
    description:
      'You receive tasks, dates and costs with GST in writing. Compare them with other offers. Nothing is billed until you agree.',
  },
  {
    title: 'Achieve Lasting Growth',
    description:
      'Faults that lose you leads come first, then the work that takes months. A monthly report shows what came in and what it cost.',
  },
]
