import { existsSync, readFileSync } from 'node:fs'

import type { SitePage } from '../src/app/sitemap'

const file = '.cache/pages.json'

/**
 * Every page of the last build, from the route table.
 *
 * @throws if nothing was built yet.
 */
export function sitePages(): SitePage[] {
  if (!existsSync(file)) throw new Error('Run `npm run build` first: its list of pages is missing')
  return JSON.parse(readFileSync(file, 'utf8')) as SitePage[]
}

/** The HTML of a page of the last build. */
export const readPage = (address: string): string =>
  readFileSync(`dist${address === '/' ? '/index' : address}.html`, 'utf8')
