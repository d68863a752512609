import path from 'node:path'

import { removeOthers, writeFiles } from '../files'
import { compileContent } from './compile'
import { makePictures } from './pictures'
import { privacyConditions } from './privacy-conditions'
import type { Entries, Entry, Problem } from './types'

const folder = 'src/generated'

/** The name and type of each generated constant, by kind of content. The types are in `src/content/schema/types.ts`. */
const declarations: Readonly<Record<string, string>> = {
  company: 'company: Company',
  articles: 'content: Article',
  services: 'content: ServicePage',
  legal: 'content: LegalPage',
  work: 'content: CaseStudy',
  health: 'healthPosts: readonly HealthPost[]',
  'health-services': 'healthServices: readonly HealthService[]',
  faqs: 'faqs: readonly Faq[]',
  team: 'teamMembers: readonly TeamMember[]',
  founder: 'founders: readonly Founder[]',
  jobs: 'builtInJobs: readonly BuiltInJob[]',
  clients: 'clients: readonly Client[]',
  testimonials: 'testimonials: readonly Testimonial[]',
  statistics: 'statistics: readonly Statistic[]',
  'service-lists': 'services: Services',
  navigation: 'navigation: Navigation',
}

/** Kinds whose files are pages of their own, in this order. */
const pageKinds = ['services', 'articles', 'legal', 'work'] as const
/** The fields of a case study and of a guide in lists. */
const ofCase = ['title', 'path', 'sector', 'city', 'service', 'summary', 'sample']
const ofGuide = ['id', 'title', 'description']

/**
 * Compiles `src/content` and writes it as modules to `src/generated`, which Git ignores.
 *
 * @returns what is wrong. An entry with a problem is left out; the module of a broken file stays as it was.
 */
export async function writeContent(): Promise<readonly Problem[]> {
  const { readPicture, removeUnused } = makePictures()
  const content = await compileContent('src/content', { readPicture, ...privacyConditions() })
  const files = makeModules(content.entries)
  await writeFiles(folder, files)
  if (content.problems.length === 0) {
    await removeUnused()
    await removeOthers(folder, new Set(Object.keys(files)))
  }
  return content.problems
}

function makeModules(entries: Entries): Record<string, string> {
  const files: Record<string, string> = {}
  const pages: string[] = []
  for (const [kind, declaration] of Object.entries(declarations)) {
    const found = entries[kind] ?? []
    const valueOf = kind === 'jobs' ? ({ value }: Entry) => value : withoutMark
    if (pageKinds.some((name) => name === kind))
      for (const { file, value } of found) {
        const name = `${kind}/${path.basename(file, '.md')}`
        files[`${name}.ts`] = makeModule(declaration, value, '../../content/schema/types')
        const { path: address, updated = '', sample } = value
        pages.push(
          `  { kind: '${kind}', path: ${JSON.stringify(address)}, updated: ${JSON.stringify(updated)},${sample ? ' noindex: true,' : ''} load: () => import('./${name}') },`,
        )
      }
    else if (declaration.includes('[]'))
      files[`${kind}.ts`] = makeModule(declaration, found.map(valueOf))
    else if (found[0]) files[`${kind}.ts`] = makeModule(declaration, valueOf(found[0]))
  }
  files['pages.ts'] =
    `import type { ContentPage } from '../content/schema/types'\n\n/** The pages that are made from a template and a file. */\nexport const pages: readonly ContentPage[] = [\n${pages.join('\n')}\n]\n`
  const labels = ['services', 'articles', 'legal']
    .flatMap((kind) => entries[kind] ?? [])
    .map(({ value: { heading, path: address } }) => ({ label: heading, path: address }))
  files['page-labels.ts'] =
    `export const pageLabels: readonly { label: string; path: string }[] = ${JSON.stringify(labels, null, 2)}\n`
  const pick = (list: Entries[string] = [], fields: readonly string[]) =>
    list.map(({ value }) => Object.fromEntries(fields.map((name) => [name, value[name]])))
  files['work.ts'] = makeModule('caseStudies: readonly CaseSummary[]', pick(entries.work, ofCase))
  const guides = entries.guides?.toSorted((a, b) => Number(a.value.order) - Number(b.value.order))
  files['guides.ts'] = makeModule('guides: readonly GuideSummary[]', pick(guides, ofGuide))
  files['guides.json'] = JSON.stringify((guides ?? []).map(({ value }) => value))
  files['posts.json'] = JSON.stringify((entries.blog ?? []).map(withoutMark))
  return files
}

/** Pages need `sample` of jobs only, which search engines must not index, and must not grow by it. */
const withoutMark = ({ value }: Entry) => ({ ...value, sample: undefined })

function makeModule(
  declaration: string,
  value: unknown,
  types = '../content/schema/types',
): string {
  const type = /(\w+)(?:\[\])?$/.exec(declaration)?.[1] ?? ''
  return `import type { ${type} } from '${types}'\n\nexport const ${declaration} = ${JSON.stringify(value, null, 2)}\n`
}
