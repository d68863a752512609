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
