import { readFileSync, statSync } from 'node:fs'

import { listFiles } from '../files'

/** The components of the pages on which each kind has ids, below `src`. */
const templates: Readonly<Record<string, readonly string[]>> = {
  faqs: ['pages/home', 'features/work/CaseStudies.tsx'],
  articles: ['pages/ArticlePage.tsx'],
  services: ['pages/ServicePage.tsx', 'pages/ServiceDetails.tsx'],
  legal: ['pages/LegalPage.tsx'],
  work: ['features/work/CaseStudyPage.tsx'],
  health: ['pages/HealthPostPage.tsx'],
}
const onAllPages = ['app/layouts', 'ui/page']
const withoutClosing = ['legal', 'health']

/** The ids that the pages of a kind have by themselves, such as that of `main`. */
export function ownIds(kind: string): Set<string> {
  const files = [...onAllPages, ...(templates[kind] ?? [])].flatMap((name) => {
    const place = `src/${name}`
    return statSync(place).isFile() ? place : listFiles(place).map((file) => `${place}/${file}`)
  })
  const idsIn = (file: string) =>
    readFileSync(file, 'utf8').matchAll(/\b(?:id|labelledBy)="([\w-]+)"/g)
  const found = files
    .filter((file) => !file.endsWith('/SiteClosing.tsx') || !withoutClosing.includes(kind))
    .flatMap((file) => Array.from(idsIn(file), ([, id = '']) => id))
  return new Set(['root', 'main-menu', ...found])
}

/** Reports questions whose ids are `taken`, and adds theirs. A question has two: of its answer and of its button. */
export function takeQuestions(
  questions: readonly { readonly id?: unknown }[],
  taken: Set<string>,
  report: (index: number, message: string) => void,
): void {
  for (const [index, { id }] of questions.entries()) {
    if (typeof id !== 'string') continue
    const own = [id, `${id}-question`]
    if (own.some((name) => taken.has(name))) report(index, 'is taken on this page: choose another')
    for (const name of own) taken.add(name)
  }
}
