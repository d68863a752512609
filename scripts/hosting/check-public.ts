import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { listFiles } from '../files'

/** Where the content of a file belongs that the build writes: a name, or the end of one. */
export const homes: readonly (readonly [RegExp, string])[] = [
  [/^_redirects$/, 'write old addresses into src/content/redirects.yaml'],
  [/^_headers$/, 'change scripts/hosting/headers.ts'],
  [/(?:^|\/)\.htaccess$/, 'change scripts/hosting/site.htaccess, or src/content/redirects.yaml'],
  [/^robots\.txt$/, 'change formatRobots in scripts/build/sitemap.ts'],
  [/^security\.txt$|^\.well-known\/security\.txt$/, 'change formatSecurityText in scripts/build/sitemap.ts'],
  [/^sitemap\.xml$/, 'it follows from the pages'],
  [/^feed\.xml$/, 'it follows from src/content/blog'],
  [/^site\.webmanifest$/, 'change scripts/build/web-manifest.ts'],
  [/^index\.html$|^404\.html$/, 'change the page’s words in src/content/texts'],
] // prettier-ignore
const otherwise = 'choose another name, or change the page’s words in src/content'

/**
 * Names the owner's files that the build writes over. Before the build, by what it always writes; after it, with the
 * folder it wrote, by what has changed, such as a page's file.
 *
 * @returns a sentence for each, with the place in which its content belongs.
 */
export function checkPublic(dist = '', folder = 'public'): readonly string[] {
  const isKept = (name: string) => {
    const [own, built] = [path.join(folder, name), path.join(dist, name)]
    return existsSync(built) && readFileSync(own).equals(readFileSync(built))
  }
  return listFiles(folder).flatMap((name) => {
    const home = homes.find(([pattern]) => pattern.test(name))?.[1]
    if (dist ? isKept(name) : !home) return []
    return [`${folder}/${name}: the build writes this file: remove it, and ${home ?? otherwise}.`]
  })
}
