/** `npm run check:words`: checks the words of each translation that has a `glossary.yaml`. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'

import { formatProblems } from './content/compile'
import { listLanguages } from './content/languages'
import { checkWords, findUnknown, type Glossary } from './content/words'

const root = 'src/content'
const problems = listLanguages(root).flatMap((language) => {
  const file = `${root}/${language}/glossary.yaml`
  if (!existsSync(file)) return []
  const glossary = parse(readFileSync(file, 'utf8')) as Glossary
  return checkWords(root, language, glossary, (words) => findUnknown(words, glossary))
})
if (problems.length > 0) console.error(formatProblems(problems))
process.exit(problems.length > 0 ? 1 : 0)
