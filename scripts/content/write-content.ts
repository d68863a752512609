import { kinds, type Kind } from '../../src/content/schema/kinds'
import type { Module } from '../../src/content/schema/modules'
import { removeOthers, writeFiles } from '../files'
import { compileContent } from './compile'
import { makeTextModule } from './compile-texts'
import { makePictures } from './pictures'
import { privacyConditions } from './privacy-conditions'
import type { Entries, Entry, Problem } from './types'

const folder = 'src/generated'

/**
 * Compiles `src/content` and writes it to `src/generated`, which Git ignores: modules, and the files that pages fetch.
 *
 * @returns what is wrong. An entry with a problem is left out; the module of a broken file stays as it was.
 */
export async function writeContent(): Promise<readonly Problem[]> {
  const { readPicture, removeUnused } = makePictures()
  const content = await compileContent('src/content', { readPicture, ...privacyConditions() })
  const files = makeFiles(content.entries)
  await writeFiles(folder, files)
  if (content.problems.length === 0) {
    await removeUnused()
    await removeOthers(folder, new Set(Object.keys(files)))
  }
  return content.problems
}

/** The files of all kinds, by their paths below {@link folder}. */
function makeFiles(entries: Entries): Record<string, string> {
  const files: Record<string, string> = {}
  const rows: string[] = []
  const labels: { label: unknown; path: unknown }[] = []
  for (const kind of kinds) {
    const found = entries[kind.name] ?? []
    const values = found.map(({ value }) => value)
    for (const module of kind.modules?.(values, kind.name) ?? [])
      files[`${module.name}.ts`] = formatModule(module)
    for (const [name, value] of Object.entries(kind.data?.(values) ?? {}))
      files[`data/${name}`] = JSON.stringify(value)
    for (const value of kind.path.startsWith('texts/') ? values : [])
      files[`${kind.path}.ts`] = makeTextModule(
        kind.path.slice('texts/'.length),
        kind.schema,
        value,
      )
    for (const { id, value } of kind.typeName ? found : []) {
      const name = `${kind.name}/${id}`
      const type = kind.typeName ?? ''
      files[`${name}.ts`] = formatModule({ name, constant: 'content', type, isList: false, value })
      rows.push(formatRow(kind, name, value))
      if (value.heading) labels.push({ label: value.heading, path: value.path })
    }
  }
  files['pages.ts'] =
    `import type { ContentPage } from '../content/schema/types'\n\n/** The pages that are made from a template and a file. */\nexport const pages: readonly ContentPage[] = [\n${rows.join('\n')}\n]\n`
  files['edition.ts'] = formatEdition(entries['texts-language']?.[0]?.value ?? {})
  files['page-labels.ts'] =
    `export const pageLabels: readonly { label: string; path: string }[] = ${JSON.stringify(labels, null, 2)}\n`
  return files
}

/** The module of the language, and of the others. */
function formatEdition({ tag, name, homeLink }: Entry['value']): string {
  const edition = { tag, prefix: '', name, homeLink }
  // Not a property of the edition: bundlers leave out code after a constant only
  return `import type { Edition, OtherEdition } from '../content/schema/types'\n\nexport const isDefaultEdition: boolean = ${edition.prefix === ''}\n\nexport const edition: Edition = ${JSON.stringify(edition, null, 2)}\n\nexport const otherEditions: readonly OtherEdition[] = []\n`
}

/** The row of a page in `pages.ts`. */
function formatRow({ name: kind }: Kind, module: string, value: Entry['value']): string {
  const { path, updated = '', sample } = value
  const noindex = sample ? ' noindex: true,' : ''
  return `  { kind: '${kind}', path: ${JSON.stringify(path)}, updated: ${JSON.stringify(updated)},${noindex} load: () => import('./${module}') },`
}

function formatModule({ name, constant, type, isList, value }: Module): string {
  const types = `${'../'.repeat(name.split('/').length)}content/schema/types`
  const declared = isList ? `readonly ${type}[]` : type
  return `import type { ${type} } from '${types}'\n\nexport const ${constant}: ${declared} = ${JSON.stringify(value, null, 2)}\n`
}
