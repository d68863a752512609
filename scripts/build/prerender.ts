import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { load } from 'cheerio'

import type { RenderedPage } from '../../src/app/entry-prerender'
import type { SitePage } from '../../src/app/sitemap'
import { site } from '../../src/config'
import { preloadedFonts } from '../fonts/font-faces'
import { makeFeed } from './feed'
import { writeHosting } from './hosting'
import { motifFiles } from './motifs'
import { readRouteFiles } from './route-files'
import { makeSearchIndex, readPage, searchIndexFile } from './search-index'
import { formatSecurityText } from './security-text'
import { formatRobots, formatSitemap } from './sitemap'
import { writeSocialPictures } from './social-pictures'
import { styleElement } from './styles'
import { writeFiles } from './write-files'

/**
 * Writes every page as a complete HTML file, and the files that are made from all pages.
 *
 * A page is `{address}.html`, which every static host serves at its address without a slash.
 *
 * @param dist folder of the client build, to which the pages are added.
 * @param serverFolder folder of the server build of `entry-prerender`.
 * @returns how many pages were written.
 * @throws if a page cannot be rendered or breaks a rule of `checkPage`.
 */
export async function prerenderSite(dist: string, serverFolder: string): Promise<number> {
  const entry = path.resolve(serverFolder, 'entry-prerender.js')
  const { pages, notFoundPages, posts, renderTemplate, loaderOf } = (await import(
    pathToFileURL(entry).href
  )) as typeof import('../../src/app/entry-prerender')
  const shell = await readFile(path.join(dist, 'index.html'), 'utf8')

  const filesOf = await readRouteFiles(dist)
  const all = [...pages, ...notFoundPages]
  const rendered: RenderedPage[] = []
  for (const name of new Set(all.map((page) => page.template))) {
    const template = await renderTemplate(all.filter((page) => page.template === name))
    const styles = styleElement(template)
    for (const page of template.pages) {
      const files = await filesOf(loaderOf(page.page.route))
      const html = fillTemplate(shell, page, styles, files)
      checkPage(page.page, html)
      await writeFiles(dist, { [fileOf(page.page.address)]: html })
      rendered.push(page)
    }
  }
  await writeSocialPictures(dist, rendered)
  await writeFiles(dist, {
    ...motifFiles(rendered.map(({ html }) => html).join('')),
    'sitemap.xml': formatSitemap(pages),
    'robots.txt': formatRobots(),
    'feed.xml': makeFeed(
      posts.map(({ post }) => post),
      site.origin,
    ),
    [searchIndexFile]: JSON.stringify(makeSearchIndex(rendered.map(readPage))),
    '.well-known/security.txt': formatSecurityText(),
  })
  await writeHosting(dist, pages)
  // Tests and audits read the list of pages from this file, so that they need not load the app
  await writeFiles('.cache', { 'pages.json': JSON.stringify(pages, null, 2) })
  return pages.length
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

/** `styles` is the template's `<style>`; `files` are the names of the page's script files, for the starter. */
function fillTemplate(
  shell: string,
  { page, html, report }: RenderedPage,
  styles: string,
  files: readonly string[],
): string {
  const [head, body] = splitHead(html)
  const fonts = preloadedFonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  )
  const graph = { '@context': 'https://schema.org', '@graph': report.structuredData }
  // Otherwise `</script>` in a text would end the element
  const json = JSON.stringify(graph).replaceAll('<', '\\u003c')
  const jsonLd = `<script type="application/ld+json">${json}</script>`
  const hasData = report.structuredData.length > 0
  const root = `<div id="root" data-files="${files.join(' ')}" data-page="${page.address}">`
  return shell
    .replace('<!--app-head-->', () => [head, ...fonts, styles, hasData ? jsonLd : ''].join(''))
    .replace('<div id="root"><!--app-html-->', () => root + body)
}

/**
 * React writes title, meta and link tags before the markup. An HTML parser moves them into `<head>`, so the markup
 * begins where the last of them ends.
 */
function splitHead(html: string): [head: string, body: string] {
  const [last] = load(html, { sourceCodeLocationInfo: true })('head > :last-child')
  const end = last?.sourceCodeLocation?.endOffset ?? 0
  return [html.slice(0, end), html.slice(end)]
}

/** Throws if a page lacks what search engines need, or has what the Content Security Policy forbids. */
function checkPage({ address }: SitePage, html: string): void {
  const $ = load(html, { scriptingEnabled: false }) // parses the content of `noscript`, too
  const fail = (what: string) => {
    throw new Error(`${address}: ${what}`)
  }
  for (const tag of ['h1', 'title', 'meta[name="description"]'])
    if ($(tag).length !== 1) fail(`must have exactly one ${tag}`)
  const { length } = $('meta[name="description"]').attr('content') ?? ''
  if (length < 50 || length > 160) fail(`has a description of ${length} characters`)
  for (const element of $('*')) {
    const inline = Object.keys($(element).attr() ?? {}).find((name) => /^(?:style$|on)/.test(name))
    if (inline) fail(`has an inline ${inline}: ${$.html(element).slice(0, 200)}`)
  }
}
