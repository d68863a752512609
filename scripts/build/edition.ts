import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

import type { OtherEdition } from '../../src/content/schema/types'
import { ownPaths, paths as sitePaths } from '../../src/paths'

/**
 * Vite plugin that makes the site in another language from the same source: with the words of its folder in
 * `src/generated`, its addresses and data, and without the code of pages that it lacks.
 */
export function editionPlugin({ prefix, tag, paths: own }: OtherEdition): Plugin {
  const paths: string[] = [...own, ownPaths.search, ownPaths.notFound]
  if (own.includes(sitePaths.landingPageSeo)) paths.push(ownPaths.landingPageSeoAlias)
  return {
    name: 'edition',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^\.[./]*\/generated\// },
      handler(source, importer) {
        const own = source.replace('generated/', `generated${prefix}/`)
        return this.resolve(own, importer, { skipSelf: true })
      },
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      handler(code, id) {
        if (id.endsWith('/src/paths.ts')) return addPrefix(code, prefix, paths)
        if (id.endsWith('/src/app/routes.tsx')) return removeRows(code, paths)
        const data = /(?<=['`])\/data\//g
        if (data.test(code)) return code.replace(data, `/data${prefix}/`)
      },
    },
    transformIndexHtml: (html) =>
      html
        .replace(/(?<=<html lang=")[^"]+/, tag)
        // The feed has the posts of the default language
        .replace(/<link rel="alternate"[^>]*>/, ''),
  }
}

/** The module of the addresses with a prefix where the edition has the page. */
function addPrefix(code: string, prefix: string, paths: readonly string[]): string {
  return code.replace(/'(\/[^']*)'/g, (all, path: string) =>
    paths.includes(path) ? `'${prefix}${path.replace(/^\/$/, '')}'` : all,
  )
}

/** The route table without the rows of pages that the edition lacks, and so without their code. */
function removeRows(code: string, paths: readonly string[]): string {
  const { program } = parseSync('routes.tsx', code)
  const isMissing = (path: ESTree.Node) => {
    const text = code.slice(path.start, path.end)
    const [, name] = /\bpaths\.(\w+)/.exec(text) ?? []
    const own = name ? new Map(Object.entries(ownPaths)).get(name) : text.slice(1, -1)
    return own !== '*' && !paths.includes(own ?? '')
  }
  const missing: ESTree.Span[] = []
  const visitor = new Visitor({
    ArrayExpression: ({ elements }) => {
      for (const element of elements) {
        const path = element && pathOf(element)
        if (path && isMissing(path)) missing.push(element)
      }
    },
  })
  visitor.visit(program)
  return missing
    .toSorted((a, b) => b.start - a.start)
    .reduce((left, { start, end }) => `${left.slice(0, start)}...[]${left.slice(end)}`, code)
}

/** The expression of a row's path, of `page(path, …)` or `{ path, … }`. */
function pathOf(element: ESTree.Node): ESTree.Node | undefined {
  if (element.type === 'CallExpression')
    return element.callee.type === 'Identifier' && element.callee.name === 'page'
      ? element.arguments[0]
      : undefined
  if (element.type !== 'ObjectExpression') return undefined
  return element.properties
    .filter((property) => property.type === 'Property')
    .find(({ key }) => key.type === 'Identifier' && key.name === 'path')?.value
}
