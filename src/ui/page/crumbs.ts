import { shell } from '../../generated/texts/shell'
import { paths } from '../../paths'

/** One step of a breadcrumb; the last one is the page itself and has no path. */
export type Crumb = { readonly label: string; readonly path?: string }

/** A breadcrumb from the home page over these steps. */
export const crumbsFromHome = (...steps: readonly Crumb[]): readonly Crumb[] => [
  { label: shell.home, path: paths.home },
  ...steps,
]
