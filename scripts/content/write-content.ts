import { existsSync } from 'node:fs'

import { kinds, type Kind } from '../../src/content/schema/kinds'
import type { Module } from '../../src/content/schema/modules'
import { paths } from '../../src/paths'
import { removeOthers, writeFiles } from '../files'
import { listAddresses } from './check-entries'
import { compileContent } from './compile'
import { makeTextModule } from './compile-texts'
import { makePictures } from './pictures'
import { privacyConditions } from './privacy-conditions'
import type { Entries, Entry } from './types'

const folder = 'src/generated'

type Content = Awaited<ReturnType<typeof compileContent>>

/**
 * Compiles `src/content` and writes it to `src/generated`, which Git ignores: modules, and the files that pages fetch.
 *
 * @returns the content, and what is wrong. An entry with a problem is left out; the module of a broken file stays as it was.
 */
export async function writeContent(): Promise<Content> {
  const { readPicture, removeUnused } = makePictures()
  const content = await compileContent('src/content', { readPicture, ...privacyConditions() })
  const files = makeFiles(content.entries)
  // With a problem, other languages may be unknown: those of before stay in `npm run dev`
  if (content.problems.length === 0 || !existsSync(`${folder}/edition.ts`))
    files['edition.ts'] = formatEdition('', content)
  for (const { folder, entries } of content.editions) {
    const own = { ...makeFiles(entries, '../'), 'edition.ts': formatEdition(folder, content) }
    for (const [name, text] of Object.entries(own)) files[`${folder}/${name}`] = text
  }
  await writeFiles(folder, files)
  if (content.problems.length === 0) {
    await removeUnused()
    await removeOthers(folder, new Set(Object.keys(files)))
  }
  return content
}

/**
 * The files of all kinds, by their paths below {@link folder} or, for another language, below a folder of it.
 *
 * @param up the way from there to {@link folder}.
 */
function makeFiles(entries: Entries, up: '' | '../' = ''): Record<string, string> {
  const files: Record<string, string> = {}
  const { tag = 'en' } = entries['texts-language']?.[0]?.value ?? {}
  const rows: string[] = []
  const labels: { label: unknown; path: unknown }[] = []
  for (const kind of kinds) {
    const found = entries[kind.name] ?? []
    const values = found.map(({ value }) => value)
    for (const module of kind.modules?.(values, kind.name, String(tag)) ?? [])
      files[`${module.name}.ts`] = formatModule(module, up)
    for (const [name, value] of Object.entries(kind.data?.(values) ?? {}))
      files[`data/${name}`] = JSON.stringify(value)
    if (kind.path.startsWith('texts/')) {
      const name = kind.path.slice('texts/'.length)
      // The code of pages that the language lacks has words, too
      if (up) files[`${kind.path}.ts`] = `export * from '../../${kind.path}'\n`
      for (const value of values)
        files[`${kind.path}.ts`] = makeTextModule(name, kind.schema, value, up && `${tag}`)
    }
    for (const { id, value } of kind.typeName ? found : []) {
      const name = `${kind.name}/${id}`
      const type = kind.typeName ?? ''
      files[`${name}.ts`] = formatModule(
        { name, constant: 'content', type, isList: false, value },
        up,
      )
      rows.push(formatRow(kind, name, value))
      if (value.heading) labels.push({ label: value.heading, path: value.path })
    }
  }
  files['pages.ts'] =
    `import type { ContentPage } from '../${up}content/schema/types'\n\n/** The pages that are made from a template and a file. */\nexport const pages: readonly ContentPage[] = [\n${rows.join('\n')}\n]\n`
  files['page-labels.ts'] =
    `export const pageLabels: readonly { label: string; path: string }[] = ${JSON.stringify(labels, null, 2)}\n`
  return files
}

/** The module that says which language this is, and which others there are. @param own the language's folder */
function formatEdition(own: string, { entries, editions }: Content): string {
  const all = [{ folder: '', entries, pages: undefined }, ...editions].map((edition) => {
    const { tag, name, homeLink, inDefaultLanguage, lengthFactor, tallLetters } =
      edition.entries['texts-language']?.[0]?.value ?? {}
    const prefix = edition.folder && `/${edition.folder}`
    return {
      folder: edition.folder,
      pages: edition.pages,
      tallLetters: tallLetters === true,
      module: { tag, prefix, name, homeLink, inDefaultLanguage, lengthFactor },
    }
  })
  const addresses = listAddresses(entries).map(({ address }) => address)
  const pagesOf = (folder: string) =>
    all.find((edition) => edition.folder === folder)?.pages ?? addresses
  const others = all
    .filter(({ folder }) => folder !== own)
    .map(({ folder, module }) => ({
      ...module,
      inDefaultLanguage: undefined,
      lengthFactor: undefined,
      // Not the page 404, which is shown at other addresses: a link by its own would differ from the markup
      paths: pagesOf(folder).filter(
        (page) => page !== paths.notFound && pagesOf(own).includes(page),
      ),
    }))
  const { module, tallLetters = false } = all.find(({ folder }) => folder === own) ?? {}
  const up = own ? '../' : ''
  // Not properties of the edition: bundlers leave out code after a constant only
  return `import type { Edition, OtherEdition } from '../${up}content/schema/types'\n\nexport const isDefaultEdition: boolean = ${!own}\n\nexport const tallLetters: boolean = ${tallLetters}\n\nexport const hasLanguageMenu: boolean = ${others.length > 1}\n\nexport const edition: Edition = ${JSON.stringify({ ...module, homeLink: undefined }, null, 2)}\n\nexport const otherEditions: readonly OtherEdition[] = ${JSON.stringify(others, null, 2)}\n`
}

/** The row of a page in `pages.ts`. */
function formatRow({ name: kind }: Kind, module: string, value: Entry['value']): string {
  const { path, updated = '', sample } = value
  const noindex = sample ? ' noindex: true,' : ''
  return `  { kind: '${kind}', path: ${JSON.stringify(path)}, updated: ${JSON.stringify(updated)},${noindex} load: () => import('./${module}') },`
}

function formatModule({ name, constant, type, isList, value }: Module, up: string): string {
  const types = `${up}${'../'.repeat(name.split('/').length)}content/schema/types`
  const declared = isList ? `readonly ${type}[]` : type
  return `import type { ${type} } from '${types}'\n\nexport const ${constant}: ${declared} = ${JSON.stringify(value, null, 2)}\n`
}
