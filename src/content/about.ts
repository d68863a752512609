import { paths } from '../paths'
import { company } from './company'
import type { Block, CallToAction, PageMeta } from './text'

/** A way of working, which has its own article. */
export type ApproachItem = {
  /** Kebab-case key of the picture. Decorative: the name says the same in words. */
  readonly picture: string
  readonly name: string
  readonly path: string
}

export type Founder = {
  readonly name: string
  readonly position: string
  readonly text: readonly Block[]
  /** Kebab-case key of the portrait. */
  readonly image: string
  readonly altText: string
}

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
  title: 'About Us and Our Team',
  description: `Who runs ${company.name}, what we do and refuse to do, and how our ${company.city} team decides what is worth your money.`,
  heading: `About ${company.name}`,
  aboutUs: {
    heading: 'About Us',
    blocks: [
      `${company.name} is a digital marketing and IT agency in ${company.city}, ${company.state}. Since ${company.foundedYear} we have worked for the firms that ${company.region} is made of: the shop with a loyal street and an empty website, the clinic that lives on word of mouth, the factory whose buyers now search before they call.`,
      'Half of us work on being found: search, ads, social media and content. The other half build what people then find: websites, online stores and apps. They sit in the same room, so a slow page that wastes ad money is reported in the morning and goes to the person who can mend it.',
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
      'Ordinary work, done in order. Before we suggest anything we look at what you already have: last year’s leads, the search terms that brought them, the pages people leave. Often the first job is small, such as a form that never sent its mails or a phone number on Maps that changed two years ago.',
      'Then we choose few things and finish them. A manufacturer with ₹40,000 a month gets more from one product line done properly than from six networks served a little. After three months we compare the figures with the plan, and we say which parts failed.',
      'It is slow at the start and it asks for your time: about two hours a month for approvals, photos and questions only you can answer. Firms that cannot spare those hours are better off waiting.',
    ],
  },
  approachHeading: 'How We Decide',
  approachEmpty: 'Content is currently unavailable. Please check back later.',
  teamHeading: 'Meet the Team',
  joinButton: { label: 'Join Our Team', path: paths.contact },
  meetingButton: { label: 'Book a Meeting', path: paths.contact },
  redirectFailed: `Redirecting failed. Please use “Contact Us” in the menu, or call ${company.phones[0]}.`,
}

export const approachItems: readonly ApproachItem[] = [
  { picture: 'data-driven', name: 'Data-Driven Approach', path: paths.dataDriven },
  { picture: 'relevant', name: 'Relevance in Decision-Making', path: paths.relevant },
  { picture: 'keyword-specific', name: 'Keyword-Specific Writing', path: paths.keywordSpecific },
  { picture: 'strategy', name: 'Strategic Planning', path: paths.strategy },
  { picture: 'creative', name: 'Creativity and the Future of SEO', path: paths.creative },
]

export const founder: Founder = {
  name: 'Meenal Deshpande',
  position: 'Founder and Director',
  text: [
    `Meenal wrote software for a bank before she started ${company.name} in ${company.foundedYear}, with one desk and her uncle’s hardware store as the first client. The store had a website that nobody could find and a phone number on it that nobody answered. Fixing the second turned out to matter more.`,
    'She still reads every first plan before a client does and strikes out what she would not pay for herself. If you are unhappy with our work, she is the person to ask for.',
  ],
  image: 'meenal-deshpande',
  altText: 'Portrait of Meenal Deshpande',
}
