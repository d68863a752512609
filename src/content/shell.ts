import { paths } from '../paths'
import { company } from './company'

/** Texts of the layout around every page, and of the components in src/ui. */
export const shell = {
  siteName: company.name,
  skipLink: 'Skip to main content',
  homeLink: `${company.name}, home`,
  mainMenu: 'Main',
  drawer: 'Main menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  search: 'Search',
  loading: 'Loading page…',
  opensInNewTab: 'opens in a new tab',
  breadcrumb: 'Breadcrumb',
  home: 'Home',
  footerContact: 'Contact',
  footerOffice: 'Corporate office',
  registration: 'MSME (Udyam) registration',
  scheme: {
    label: 'Colour scheme',
    action: {
      system: 'use the system’s colours',
      light: 'change to light colours',
      dark: 'change to dark colours',
    },
    state: { system: 'System colours', light: 'Light colours', dark: 'Dark colours' },
  },
  whatsApp: {
    label: 'Write to us on WhatsApp',
    message: (address: string): string => `Hello, I have a question about ${address}`,
  },
  close: 'Close',
  dismissMessage: 'Dismiss message',
  clearSearch: 'Clear search',
  /** Follows the label of a field that may stay empty. */
  optional: '(optional)',
  /** Words of the buttons that pause and play automatic motion, whose names begin with them (WCAG 2.5.3). */
  pause: 'Pause',
  play: 'Play',
  shareOn: (network: string): string => `Share on ${network}`,
  lastUpdated: 'Last updated',
} as const

/** Accessible names of the buttons that pause and play automatic motion. */
export const motionTexts = {
  hero: { pause: 'Pause background motion', play: 'Play background motion' },
  team: { pause: 'Pause team slides', play: 'Play team slides' },
  video: { pause: 'Pause video', play: 'Play video' },
} as const

/** One step of a breadcrumb; the last one is the page itself and has no path. */
export type Crumb = { readonly label: string; readonly path?: string }

/** A breadcrumb from the home page over these steps. */
export const crumbsFromHome = (...steps: readonly Crumb[]): readonly Crumb[] => [
  { label: shell.home, path: paths.home },
  ...steps,
]

/** The copyright line. @param year the current year, such as 2026. */
export const copyright = (year: number): string =>
  `© ${year} ${company.legalName}. All rights reserved.`

/** The one-line banner above every page. */
export const announcement = {
  /** Stored on dismissal. Change it with the text, or visitors who dismissed the old one miss the new one. */
  id: 'free-guides',
  label: 'Announcement',
  text: 'Six free guides for small firms, ready to print:',
  link: { label: 'get the free guides', path: paths.freePdf },
  dismiss: 'Dismiss announcement',
} as const

/** The call to action that closes most pages. */
export const closingCall = {
  heading: 'Tell us what you want more of',
  text: 'Enquiries, bookings, footfall, orders: name it, and we will say honestly what it takes and what it costs.',
  primary: { label: 'Start a conversation', path: paths.contact },
  secondary: { label: 'See all services', path: paths.services },
} as const
