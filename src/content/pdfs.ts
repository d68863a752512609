import { paths } from '../paths'
import { company } from './company'
import type { CallToAction, PageMeta, RichText } from './text'

/** A PDF guide to download. Its text is in `guides/{id}.ts`. */
export type Pdf = {
  readonly id: string
  readonly name: string
  /** Path of the file, which is in `public`. */
  readonly path: string
  /** Kebab-case key of the cover. Decorative: the name says the same in words. */
  readonly image: string
  readonly description: string
}

export type FreePdfPageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly guidesHeading: string
  /** Label of the buttons above and below the cards. */
  readonly openButton: string
  readonly dialog: {
    readonly title: string
    readonly intro: string
    /** The privacy notice: what data, what for, and for how long. */
    readonly notice: RichText
    readonly frameTitle: string
    readonly close: string
    readonly loading: string
    /** Shown after the form was sent, until the dialog closes. */
    readonly sending: string
    /** Shown when the form's script does not load. */
    readonly loadFailed: string
    /** Shown when the form's script loads slowly (`timeouts.pdfFormSlow`). */
    readonly timedOut: string
    readonly retry: string
    /** Label of the link to the form on its provider's own page. */
    readonly openDirectly: string
    /** Label of the button for visitors who sent the form on its provider's page. */
    readonly alreadySent: string
    readonly wayOut: RichText
  }
  readonly thankYou: {
    readonly heading: string
    readonly text: string
    /** Shown when the form was sent without a confirmation. The downloads are shown anyway. */
    readonly unconfirmed: string
    /** Label of the button that opens the form again. */
    readonly sendAgain: string
    readonly next: CallToAction
  }
  /** Shown after a download's name. `size` is display text, such as "120 kB". */
  readonly downloadDetails: (pages: number, size: string) => string
  readonly noScript: RichText
}

export const freePdfPage: FreePdfPageContent = {
  title: 'Free Marketing Guides as PDF',
  description:
    'Six free PDF guides for small firms: local SEO, landing pages, Google Ads budgets, content plans, site speed and Analytics.',
  heading: 'Free PDF Guides',
  lead: 'Six short guides with checklists to print. You fill in one form with your name and email, and all six are yours. They are complete: nothing in them waits behind a sales call.',
  guidesHeading: 'The Six Guides',
  openButton: 'Download Free PDF Form',
  dialog: {
    title: 'Get the Six Guides',
    intro: 'The downloads appear on this page as soon as the form is sent.',
    notice: [
      `An outside provider runs the form for us. It asks for your name and email, which we use to provide the guides and for no mailing list. We delete both after ${company.leadRetentionDays} days if no work comes of it. Your rights are in `,
      { text: 'our privacy policy', path: paths.privacyPolicy },
      '.',
    ],
    frameTitle: 'Form for the free PDF guides',
    close: 'Close',
    loading: 'Loading the form...',
    sending: 'Sending...',
    loadFailed:
      'The form could not be loaded. A content blocker or a weak connection may be the reason.',
    timedOut: 'The form is taking longer than it should. You can wait or choose another way.',
    retry: 'Load the form again',
    openDirectly: 'Open the form in a new tab',
    alreadySent: 'I have sent the form',
    wayOut: [
      'No luck? Write to ',
      {
        text: company.email,
        href: `mailto:${company.email}?subject=Free%20PDF%20guides`,
      },
      ' and we send you the guides.',
    ],
  },
  thankYou: {
    heading: 'Thank You',
    text: 'All six guides are ready below. Start with the one whose topic costs you the most today.',
    unconfirmed:
      'The form service did not confirm your entry, so it may not have reached us. The guides are yours all the same.',
    sendAgain: 'Fill in the form again',
    next: { label: 'Ask us about a guide', path: paths.contact },
  },
  downloadDetails: (pages, size) => `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`,
  noScript: [
    'The form needs JavaScript. Without it, ',
    {
      text: 'ask for the guides by email',
      href: `mailto:${company.email}?subject=Free%20PDF%20guides`,
    },
    ' and we send them to you.',
  ],
}

export const pdfs: readonly Pdf[] = [
  {
    id: 'local-seo-checklist',
    name: 'Local SEO Checklist',
    path: '/pdf/local-seo-checklist.pdf',
    image: 'local-seo-checklist',
    description:
      'Put your Google Business Profile, reviews and listings in order, step by step, without an agency.',
  },
  {
    id: 'landing-page-audit',
    name: 'Landing Page Audit',
    path: '/pdf/landing-page-audit.pdf',
    image: 'landing-page-audit',
    description: 'Go through one page as a visitor would, and note what keeps people from calling.',
  },
  {
    id: 'google-ads-budget-planner',
    name: 'Google Ads Budget Planner',
    path: '/pdf/google-ads-budget-planner.pdf',
    image: 'google-ads-budget-planner',
    description:
      'Work out what a lead may cost you and what to spend per day, with an example in rupees.',
  },
  {
    id: 'content-calendar',
    name: 'Content Calendar',
    path: '/pdf/content-calendar.pdf',
    image: 'content-calendar',
    description:
      'Plan posts and articles around your own season and festivals, and keep to the plan.',
  },
  {
    id: 'site-speed-checklist',
    name: 'Site Speed Checklist',
    path: '/pdf/site-speed-checklist.pdf',
    image: 'site-speed-checklist',
    description:
      'Measure how fast your site is on a phone, and know what to ask your developer to fix first.',
  },
  {
    id: 'analytics-setup',
    name: 'Analytics Setup',
    path: '/pdf/analytics-setup.pdf',
    image: 'analytics-setup',
    description:
      'Set up Google Analytics so that calls, forms and WhatsApp clicks are counted, and check that they are.',
  },
]
