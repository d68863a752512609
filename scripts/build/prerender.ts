import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

import type { RenderedPage } from '../../src/entry-prerender'
import { mainMenu } from '../../src/content/navigation'
import type { SitePage } from '../../src/sitemap'
import { preloadedFonts } from '../fonts/font-faces'
import { writeFeed } from './feed'
import { writeMotifs } from './motifs'
import { readText, writeSearchIndex, type PageSource } from './search-index'
import { readRouteFiles } from './route-files'
import { writeHosting } from './hosting'
import { writeSecurityText } from './security-text'
import { writeSitemap } from './sitemap'
import { writeSocialPictures } from './social-pictures'
import { styleElement } from './styles'

type Prerenderer = typeof import('../../src/entry-prerender')

type Options = {
  /** Where the browser's files lie and the pages go. */
  dist: string
  /** Where the server build of `entry-prerender` lies. */
  serverFolder: string
}

/**
 * Writes every page as a complete HTML file, and what follows from the list of pages.
 *
 * A page lies at `{address}.html`, which every static host serves at its address without a slash.
 *
 * @returns how many pages were written.
 * @throws if a page cannot be rendered or breaks a rule of `checkPage`.
 */
export async function prerenderSite({ dist, serverFolder }: Options): Promise<number> {
  const entry = path.resolve(serverFolder, 'entry-prerender.js')
  const prerenderer = (await import(pathToFileURL(entry).href)) as Prerenderer
  const shell = await readFile(path.join(dist, 'index.html'), 'utf8')

  const pictures = []
  const markup: string[] = []
  const sources: PageSource[] = []
  const filesOf = await readRouteFiles(dist)
  const all = [...prerenderer.pages, ...prerenderer.notFoundPages]
  for (const template of new Set(all.map((page) => page.template))) {
    const rendered = await prerenderer.renderTemplate(
      all.filter((page) => page.template === template),
    )
    const styles = styleElement(rendered)
    for (const { page, ...parts } of rendered.pages) {
      const files = await filesOf(prerenderer.loaderOf(page.route))
      const html = fillTemplate(shell, { ...parts, address: page.address, styles, files })
      checkPage(page, html)
      markup.push(parts.html)
      await writePage(dist, fileOf(page.address), html)
      const { title, description } = parts.report
      sources.push({ ...page, title, description, ...readText(parts.html) })
      const section = sectionOf(page.address)
      pictures.push({ address: page.address, title, section, seed: page.address })
    }
  }
  await writeSocialPictures(dist, pictures)
  await writeMotifs(dist, markup)
  await writeSitemap(dist, prerenderer.pages)
  await writeFeed(dist, prerenderer.posts)
  await writeSearchIndex(dist, sources)
  await writeSecurityText(dist)
  await writeHosting(dist, prerenderer.pages)
  await mkdir('.cache', { recursive: true })
  // For the tests and audits: the list of pages without React in their way.
  await writeFile('.cache/pages.json', JSON.stringify(prerenderer.pages, null, 2))
  return prerenderer.pages.length
}

/** The word above the title in a page's social picture. */
function sectionOf(address: string): string {
  const first = address.split('/')[1] ?? ''
  return mainMenu.find((item) => item.path === `/${first}`)?.label ?? ''
}

const fileOf = (address: string) => (address === '/' ? 'index.html' : `${address.slice(1)}.html`)

async function writePage(dist: string, file: string, html: string): Promise<void> {
  const target = path.join(dist, file)
  await mkdir(path.dirname(target), { recursive: true })
  await writeFile(target, html)
}

type PageParts = Omit<RenderedPage, 'page'> & {
  address: string
  /** Markup of the styles, for the head. */
  styles: string
  /** Names of the script files that the page needs, for the starter. */
  files: readonly string[]
}

function fillTemplate(shell: string, page: PageParts): string {
  const fonts = preloadedFonts.map(
    (font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
  )
  const data = page.report.structuredData
  const jsonLd =
    data.length > 0
      ? // `<` could end the script element early.
        `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', '@graph': data }).replace(/</g, '\\u003c')}</script>`
      : ''
  return shell
    .replace('<!--app-head-->', () => [page.head, ...fonts, page.styles, jsonLd].join(''))
    .replace(
      '<div id="root"><!--app-html-->',
      () =>
        `<div id="root" data-files="${page.files.join(' ')}" data-page="${page.address}">${page.html}`,
    )
}

/** What must be true of every page before it is written. */
function checkPage(page: SitePage, html: string): void {
  const complain = (what: string) => {
    throw new Error(`${page.address}: ${what}`)
  }
  const count = (pattern: RegExp) => html.match(pattern)?.length ?? 0
  if (count(/<h1[\s>]/g) !== 1) complain('must have exactly one h1')
  if (count(/<title/g) !== 1) complain('must have exactly one title')
  if (count(/<meta name="description"/g) !== 1) complain('must have exactly one description')
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const length = description.replace(/&[^;]+;/g, '.').length
  if (length < 50 || length > 160) complain(`has a description of ${length} characters`)
  const inline = /<[^>]* style="[^"]*"/.exec(html)?.[0]
  // The Content Security Policy allows no style attributes.
  if (inline) complain(`has an inline style: ${inline.slice(0, 200)}`)
  const handler = /<[^>]* on\w+="/.exec(html)?.[0]
  if (handler) complain(`has an inline handler: ${handler.slice(0, 200)}`)
}
