import { company } from './company'
import { navigation } from '../generated/navigation'

/** A link to a page of the site. */
export type NavigationItem = { readonly label: string; readonly path: string }

/** The header's menu, in this order. */
export const mainMenu: readonly NavigationItem[] = navigation.menu

/** A column of links in the footer. */
export type FooterColumn = { readonly heading: string; readonly items: readonly NavigationItem[] }

export const footerColumns: readonly FooterColumn[] = navigation.footer

/** Ways of working, which have their own articles. */
export const approachItems = navigation.approach

export type SocialNetwork = keyof typeof company.social

const socialNames = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn', x: 'X' }

/** The networks that the company has a profile in. */
export const socialLinks = (Object.keys(socialNames) as SocialNetwork[]).flatMap((network) => {
  const href = company.social[network]
  return href ? [{ network, name: socialNames[network], href }] : []
})
