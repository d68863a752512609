import { paths } from '../paths'
import { company } from './company'
import type { Block, CallToAction, PageMeta } from './schema/text'

export type AboutPageContent = PageMeta & {
  readonly heading: string
  readonly aboutUs: { readonly heading: string; readonly blocks: readonly Block[] }
  readonly keyToExcellence: { readonly heading: string; readonly blocks: readonly Block[] }
  readonly approachHeading: string
  /** Shown instead of the grid when there are no items. */
  readonly approachEmpty: string
  readonly teamHeading: string
  readonly joinButton: CallToAction
  readonly meetingButton: CallToAction
  /** Alert when a button's page does not load. */
  readonly redirectFailed: string
}

export const aboutPage: AboutPageContent = {
  title: 'About us and our team',
  description: `Who runs ${company.name}, what we do and refuse to do, and how our ${company.city} team decides what is worth your money.`,
  heading: `About ${company.name}`,
  aboutUs: {
    heading: 'About Us',
    blocks: [
      `${company.name} is a digital marketing and IT agency in ${company.city}, ${company.state}. Since ${company.foundedYear} we have worked for the firms that ${company.region} is made of: the shop the whole street knows but Google does not, the clinic that lives on word of mouth, the factory whose buyers now search before they call.`,
      'Half of us work on being found: search, ads, social media and content. The other half build what people then find: websites, online stores and apps. They sit in the same room, so a slow page that wastes ad money is reported in the morning and goes to the person who can fix it.',
      'Some things you will not get from us:',
      {
        list: [
          'a promised position on Google',
          'bought links, bought followers or bought reviews',
          'accounts or domains held in our name',
          'an app when a good mobile website would do',
        ],
      },
    ],
  },
  keyToExcellence: {
    heading: 'Our Key to Excellence',
    blocks: [
      'Ordinary work, done in order. Before we suggest anything we look at what you already have: last year’s leads, the search terms that brought them, the pages people leave. Often the first job is small, such as a form that never sent its emails or a phone number on Maps that changed two years ago.',
      'Then we choose a few things and finish them. A manufacturer with ₹40,000 a month gets more from one product line done properly than from six networks served a little. After three months we compare the figures with the plan, and we say which parts failed.',
      'It is slow at the start and it asks for your time: about two hours a month for approvals, photos and questions only you can answer. Firms that cannot spare those hours are better off waiting.',
    ],
  },
  approachHeading: 'How we decide',
  approachEmpty: 'Content is currently unavailable. Please check back later.',
  teamHeading: 'Meet the Team',
  joinButton: { label: 'Join Our Team', path: paths.contact },
  meetingButton: { label: 'Book a Meeting', path: paths.contact },
  redirectFailed: `Redirecting failed. Please use “Contact Us” in the menu, or call ${company.phones[0]}.`,
}
