import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { load, type CheerioAPI } from 'cheerio/slim'

import type { RenderedPage, RenderedStyle } from '../../src/app/entry-prerender'
import type { SitePage } from '../../src/app/sitemap'
import { site } from '../../src/config'
import { otherEditions } from '../../src/generated/edition'
import { dayInIndia } from '../../src/lib/day-in-india'
import { drawMotif } from '../drawings/pictures'
import { writeFiles } from '../files'
import { preloadedFonts } from '../fonts/font-faces'
import { collectHashes } from '../hosting/headers'
import { writeHosting } from '../hosting/write-hosting'
import { makeFeed } from './feed'
import { readRouteFiles } from './route-files'
import { formatSearchIndex, readText, type PageSource } from './search-index'
import { formatRobots, formatSecurityText, formatSitemap } from './sitemap'
import { startSocialPictures, type SocialPictures } from './social-pictures'
import { styleElement, themeStyleSheet } from './styles'

type PrerenderEntry = typeof import('../../src/app/entry-prerender')

/**
 * Writes every page as a complete HTML file, and the files that are made from all pages.
 *
 * A page is `{address}.html`, which every static host serves at its address without a slash.
 *
 * @param dist folder of the client build, to which the pages are added.
 * @param serverFolder folder of the server builds of `entry-prerender`, as `bundle.ts` makes them.
 * @returns how many pages were written.
 * @throws if a page cannot be rendered or breaks a rule of `checkPage`.
 */
export async function prerenderSite(dist: string, serverFolder: string): Promise<number> {
  const pictures = await startSocialPictures(dist)
  const own = await prerenderEdition(dist, serverFolder, dist, pictures)
  const others: (typeof own)[] = []
  for (const { prefix } of otherEditions) {
    const folder = serverFolder + prefix
    others.push(await prerenderEdition(dist, folder, `${folder}/client`, pictures))
  }
  const editions = [own, ...others]
  const pages = editions.flatMap((each) => each.pages)
  const motifs = new Set(editions.flatMap((each) => each.motifs))
  await writeFiles(dist, {
    ...Object.fromEntries(Array.from(motifs, (file) => [file, drawMotif(file) ?? ''])),
    ...Object.fromEntries(editions.map(({ theme }) => [`assets/${theme.name}.css`, theme.code])),
    'sitemap.xml': formatSitemap(pages),
    'robots.txt': formatRobots(),
    'feed.xml': makeFeed(
      own.app.posts.map(({ post }) => post),
      site.origin,
    ),
    ...Object.fromEntries(
      editions.map(({ app, sources }) => [
        `data${app.edition.prefix}/search.json`,
        formatSearchIndex(sources, app, own.sources),
      ]),
    ),
    '.well-known/security.txt': formatSecurityText(),
  })
  // The markup of the pages has no scripts or styles (see `checkPage`)
  const shells = editions.map(({ shell }) => shell).join('')
  await writeHosting(dist, pages, collectHashes(shells, joinStyles(editions)))
  // Tests and audits read the list of pages from this file, so that they need not load the app
  await writeFiles('.cache', { 'pages.json': JSON.stringify(pages, null, 2) })
  await pictures.finish()
  return pages.length
}

/**
 * Writes the pages of one language.
 *
 * @param client folder of the build for browsers, with its page and manifest.
 * @returns what the files for all pages are made of.
 */
async function prerenderEdition(
  dist: string,
  serverFolder: string,
  client: string,
  pictures: SocialPictures,
) {
  const entry = path.resolve(serverFolder, 'entry-prerender.js')
  const app = (await import(pathToFileURL(entry).href)) as PrerenderEntry
  const { pages, notFoundPages, renderPage, extractStyles, loaderOf } = app
  const file = await readFile(path.join(client, 'index.html'), 'utf8')
  const shell = file.replace(/>\s+</g, '><')

  const filesOf = await readRouteFiles(client)
  const theme = themeStyleSheet(app.themeStyles)
  const fonts = preloadedFonts(app.edition.prefix)
    .map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`)
    .join('')
  const all = [...pages, ...notFoundPages]
  const sources: PageSource[] = []
  const motifs: string[] = []
  const styleElements = new Map<string, string>()
  for (const name of new Set(all.map((page) => page.template))) {
    const rendered: RenderedPage[] = []
    const rules = new Map<string, RenderedStyle>()
    for (const page of all.filter(({ template }) => template === name)) {
      const { styles, ...one } = await renderPage(page)
      for (const style of styles) rules.set(style.id, style)
      pictures.add(one, app.pictureLabels)
      rendered.push(one)
    }
    const styles = styleElement(extractStyles(rendered, rules.values()), app.edition.prefix)
    styleElements.set(name, styles)
    for (const one of rendered) {
      const { page, report } = one
      const files = await filesOf(loaderOf(page.route))
      const html = fillShell(shell, one, fonts + styles, theme.name, files)
      const $ = load(html)
      checkPage(page, $, app.edition.lengthFactor)
      motifs.push(
        ...$('img[src^="/images/motifs/"]')
          .get()
          .map(({ attribs }) => attribs.src?.slice(1) ?? ''),
      )
      // A copy: substrings would keep the HTML of every page in memory
      sources.push(structuredClone({ ...page, ...report, ...readText($) }))
      await writeFiles(dist, { [fileOf(page.address)]: html })
    }
  }
  return { app, pages, shell, theme, sources, motifs, styleElements }
}

/**
 * The styles of all templates by the path of their rule in the policy: of another language one for its home page and one
 * for all others, because hosts limit the number of rules, and the length of that for all pages.
 */
function joinStyles(
  editions: readonly Pick<Awaited<ReturnType<typeof prerenderEdition>>, 'app' | 'styleElements'>[],
): Map<string, string> {
  const joined = new Map<string, string>()
  for (const { app, styleElements } of editions)
    for (const [template, style] of styleElements) {
      const { prefix } = app.edition
      const name = prefix && template !== prefix ? `${prefix}/*` : template
      joined.set(name, (joined.get(name) ?? '') + style)
    }
  return joined
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** `links` are those of fonts, and the template's `<style>`. The starter loads the scripts `files`, and the stylesheet `theme`. */
function fillShell(
  shell: string,
  { page, html, report }: RenderedPage,
  links: string,
  theme: string,
  files: readonly string[],
): string {
  const [head, body] = splitHead(html)
  const graph = { '@context': 'https://schema.org', '@graph': report.structuredData }
  // Otherwise `</script>` in a text would end the element
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  const jsonLd = `<script type="application/ld+json">${json}</script>`
  const hasData = report.structuredData.length > 0
  const root = `<div id="root" data-files="${files.join(' ')}" data-theme="${theme}" data-page="${page.address}" data-day="${dayInIndia()}">`
  return shell
    .replace('<!--app-head-->', () => head + links + (hasData ? jsonLd : ''))
    .replace('<div id="root"><!--app-html-->', () => root + body)
}

/**
 * React writes title, meta and link tags before the markup, and escapes `<` and `>` in texts and attributes. An HTML
 * parser moves them into `<head>`.
 */
function splitHead(html: string): [head: string, body: string] {
  const [head = ''] = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)*/.exec(html) ?? []
  return [head, html.slice(head.length)]
}

/** Throws if a page lacks what search engines need, or has what the Content Security Policy forbids. */
function checkPage({ address }: SitePage, $: CheerioAPI, lengthFactor = 1): void {
  const fail = (what: string) => {
    throw new Error(`${address}: ${what}`)
  }
  for (const tag of ['h1', 'title', 'meta[name="description"]'])
    if ($(tag).length !== 1) fail(`must have exactly one ${tag}`)
  const description = $('meta[name="description"]').attr('content') ?? ''
  // Counted as the check of the content does, so that it finds each first, on each version of Node
  const { length } = description.replace(/\p{M}/gu, '')
  if (length < 50 || length > 160 * lengthFactor) fail(`has a description of ${length} characters`)
  const ids = $('[id]')
    .map((_, element) => $(element).attr('id'))
    .get()
  const twice = ids.find((id, index) => ids.indexOf(id) !== index)
  if (twice) fail(`has the id “${twice}” twice: change the heading, the question or the name`)
  for (const element of $('*')) {
    const inline = Object.keys($(element).attr() ?? {}).find((name) => /^(?:style$|on)/.test(name))
    if (inline) fail(`has an inline ${inline}: ${$.html(element).slice(0, 200)}`)
  }
  const [embedded] = $('#root :is(script, style)').get()
  if (embedded) fail(`has a ${embedded.name} whose hash the policy lacks`)
}
