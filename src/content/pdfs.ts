import { paths } from '../paths'
import { company } from './company'
import { pdfFiles } from './pdf-files'
import type { CallToAction, PageMeta, Picture, RichText } from './schema/text'

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
    readonly byEmail: RichText
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
  /** Stands between a guide's details and the list of its sections. */
  readonly contentsLabel: string
  /** Shown after a download's name. `size` is display text, such as "120 kB". */
  readonly downloadDetails: (pages: number, size: string) => string
  readonly noScript: RichText
}

export const freePdfPage: FreePdfPageContent = {
  title: 'Free marketing guides as PDF',
  description:
    'Six free PDF guides for small firms: local SEO, landing pages, Google Ads budgets, content plans, site speed and Analytics.',
  heading: 'Free PDF guides',
  lead: 'Six short guides with checklists to print. You fill in one form with your name and email, and all six are yours. They are complete: nothing in them waits behind a sales call.',
  guidesHeading: 'The six guides',
  openButton: 'Download Free PDF Form',
  dialog: {
    title: 'Get the six guides',
    intro: 'The downloads appear on this page as soon as the form is sent.',
    notice: [
      `An outside provider runs the form for us. It asks for your name and email, which we use to provide the guides and for no mailing list. We delete both after ${company.leadRetentionDays} days if no work comes of it. Your rights are in `,
      { text: 'our privacy policy', path: paths.privacyPolicy },
      '.',
    ],
    frameTitle: 'Form for the free PDF guides',
    loading: 'Loading the form...',
    sending: 'Sending...',
    loadFailed:
      'The form could not be loaded. A content blocker or a weak connection may be the reason.',
    timedOut: 'The form is taking longer than it should. You can wait or choose another way.',
    retry: 'Load the form again',
    openDirectly: 'Open the form in a new tab',
    alreadySent: 'I have sent the form',
    byEmail: [
      'Trouble? Email ',
      {
        text: company.email,
        href: `mailto:${company.email}?subject=Free%20PDF%20guides`,
      },
      ' and we’ll send them.',
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
  contentsLabel: 'Contents:',
  downloadDetails: (pages, size) => `PDF, ${pages} ${pages === 1 ? 'page' : 'pages'}, ${size}`,
  noScript: [
    'The form needs JavaScript. Without it, ',
    {
      text: 'ask for the guides by email',
      href: `mailto:${company.email}?subject=Free%20PDF%20guides`,
    },
    ' and we’ll send them.',
  ],
}

/** Of the pictures of sample pages. */
export const sampleSize = { width: 480, height: 679 }

/** The sample pages of a guide as pictures. */
export const samplePages = (id: string, name: string): (Picture & { readonly alt: string })[] =>
  (pdfFiles[id]?.samples ?? []).map(({ page, headings }, i) => ({
    src: `/images/guides/pages/${id}-${i + 1}.jpg`,
    avif: `/images/guides/pages/${id}-${i + 1}.avif`,
    alt: `Page ${page} of the ${name}, with the headings: ${headings.join('; ')}`,
    ...sampleSize,
  }))
