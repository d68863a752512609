import { paths } from '../paths'
import { company } from './company'

/** Texts of the layout around every page. */
export const shell = {
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
  footerPhone: 'Call',
  footerEmail: 'Email',
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
  dismiss: 'Dismiss',
  shareOn: (network: string): string => `Share on ${network}`,
  lastUpdated: 'Last updated',
} as const

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
