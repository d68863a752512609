import type { SitePage } from '../../../src/app/sitemap'
import { sitePages } from '../../../tests/site-pages'

/** One page for every template of the site: pages that share a template weigh about the same. */
const templates: readonly (readonly [template: string, address: string | RegExp])[] = [
  ['home', '/'],
  ['about', '/about-digital-marketing'],
  ['services', '/services'],
  ['contact', '/contactus'],
  ['guides', '/freepdf'],
  ['blog list', '/blog'],
  ['blog post', /^\/blog\/./],
  ['careers', '/careers'],
  ['job', /^\/careers\/./],
  ['case studies', '/work'],
  ['case study', /^\/work\/./],
  ['table', '/form-table'],
  ['service', '/seo-services'],
  ['digital marketing', '/digital-marketing'],
  ['article', '/content-marketing'],
  ['health list', '/digital-marketing-healthcare'],
  ['health post', /^\/blog-details-health-care\/./],
  ['legal', '/privacy-policy'],
  ['search', '/search'],
  ['not found', '/404'],
]

/** An address of every template that the last build has. */
export function templateAddresses(pages: readonly SitePage[]): Map<string, string> {
  const found = new Map<string, string>()
  for (const [template, wanted] of templates) {
    const page = pages.find(({ address }) =>
      typeof wanted === 'string' ? address === wanted : wanted.test(address),
    )
    if (page) found.set(template, page.address)
  }
  return found
}

/**
 * The addresses to measure.
 *
 * @param choice `all`, `templates`, or addresses with commas between them.
 * @throws if an address is no page of the site, or nothing was built.
 */
export function chooseRoutes(choice: string): { chosen: string[]; all: SitePage[] } {
  const all = sitePages()
  if (choice === 'all') return { chosen: all.map(({ address }) => address), all }
  if (choice === 'templates') return { chosen: [...templateAddresses(all).values()], all }
  const chosen = choice.split(',')
  const unknown = chosen.find((address) => !all.some((page) => page.address === address))
  if (unknown !== undefined) throw new Error(`${unknown} is no page of the site`)
  return { chosen, all }
}
