import { company } from './company'

/** Texts of the error screen, shown when rendering or loading a page fails. */
export type ErrorPageContent = {
  readonly title: string
  /** The page's `h1`. */
  readonly heading: string
  readonly text: string
  readonly retry: string
  readonly homeLink: string
}

export const errorPage: ErrorPageContent = {
  title: 'Something went wrong',
  heading: 'Unexpected Application Error!',
  text: `This page could not be shown. Trying again often helps. If it does not, call ${company.phones[0]} or write to ${company.email}, and tell us which page it is.`,
  retry: 'Try again',
  homeLink: 'Go Back Home',
}
