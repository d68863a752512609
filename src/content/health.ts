import { paths } from '../paths'
import { company } from './company'
import type { CallToAction, PageMeta, RichText } from './schema/text'

export type HealthPage = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly getStarted: string
  /** Says that the pages are a demonstration. Shown on the landing page and on each post. */
  readonly demoNotice: RichText
  readonly servicesHeading: string
  readonly postsHeading: string
  readonly readMore: string
  readonly contactHeading: string
  readonly contactText: string
  readonly contact: CallToAction
}

export const healthPage: HealthPage = {
  title: 'Health-care website demo',
  description:
    'A demonstration of a health-care website with telemedicine, health tracking and wellness pages, built by our agency. It gives no medical advice.',
  heading: 'Transform Your Health with Digital Solutions',
  lead: 'See a doctor by video, keep an eye on your readings, and build habits that last. Digital tools help with all three when they work together with the doctors who know you.',
  getStarted: 'Get Started',
  demoNotice: [
    { strong: 'This is a demonstration. ' },
    `${company.name} made these pages to show what a health-care website can look like. The services are not real, we treat no patients, and nothing here is medical advice. Ask a registered doctor about your health. In an emergency call 112, or 108 for an ambulance.`,
  ],
  servicesHeading: 'Our Services',
  postsHeading: 'Latest Blog Posts',
  readMore: 'Read More',
  contactHeading: 'Get in Touch',
  contactText:
    'Do you run a hospital, clinic or diagnostic lab and want a website like this one? Tell us what your patients ask for most, and we will suggest a first step with its price. Please send us no medical details.',
  contact: { label: 'Contact Us', path: paths.contact },
}

export const healthPostTexts = {
  share: 'Share this article',
  shareNetworks: ['Twitter', 'Facebook', 'LinkedIn'],
  related: 'Related Articles',
  back: 'Back to Blogs',
  readTime: (minutes: number): string => `${minutes} min read`,
  notFoundHeading: '404 - Blog Not Found',
  notFoundText:
    'There is no health article at this address. It may have been removed, or the link may be incomplete.',
}
