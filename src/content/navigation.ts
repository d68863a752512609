import { paths } from '../paths'
import { company } from './company'

/** A link to a page of the site. */
export type NavigationItem = { readonly label: string; readonly path: string }

/** The header's menu, in this order. */
export const mainMenu: readonly NavigationItem[] = [
  { label: 'Home', path: paths.home },
  { label: 'About', path: paths.about },
  { label: 'Services', path: paths.services },
  { label: 'Contact Us', path: paths.contact },
  { label: 'Blog', path: paths.blog },
  { label: 'Careers', path: paths.careers },
  { label: 'FreePDF', path: paths.freePdf },
]

/** A column of links in the footer. */
export type FooterColumn = { readonly heading: string; readonly items: readonly NavigationItem[] }

export const footerColumns: readonly FooterColumn[] = [
  {
    heading: 'About Company',
    items: [
      { label: 'Home', path: paths.home },
      { label: 'About Us', path: paths.about },
      { label: 'Contact Us', path: paths.contact },
      { label: 'Terms & Conditions', path: paths.terms },
      { label: 'Privacy Policy', path: paths.privacyPolicy },
      { label: 'Refund Policy', path: paths.refundPolicy },
      { label: 'Accessibility', path: paths.accessibility },
    ],
  },
  {
    heading: 'Our Services',
    items: [
      { label: 'Search Engine Optimization', path: paths.seoServices },
      { label: 'Pay Per Click', path: paths.payPerClick },
      { label: 'Google Ads', path: paths.googleAds },
      { label: 'Web Development', path: paths.webDevelopment },
    ],
  },
  {
    heading: 'Careers',
    items: [
      { label: 'Current Openings', path: paths.careers },
      { label: 'Join Our Team', path: paths.contact },
    ],
  },
]

export type SocialNetwork = 'facebook' | 'instagram' | 'linkedin' | 'x'

export const socialLinks: readonly {
  readonly network: SocialNetwork
  readonly name: string
  readonly href: string
}[] = [
  { network: 'facebook', name: 'Facebook', href: company.social.facebook },
  { network: 'instagram', name: 'Instagram', href: company.social.instagram },
  { network: 'linkedin', name: 'LinkedIn', href: company.social.linkedin },
  { network: 'x', name: 'X', href: company.social.x },
]
