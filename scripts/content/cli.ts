/**
 * `npm run content`: checks all content and prepares it for the site. `--warn` does not fail on problems. `--built`
 * fails where the site has not been built, for the commands that need it. `--translated` notes that the files or folders
 * after it are translations of the words as they are now.
 */
import { existsSync } from 'node:fs'

import '../load-env'

import { formatProblems } from './compile'
import { describeTranslation, markTranslated } from './sources'
import { writeContent } from './write-content'

const { problems, editions } = await writeContent()
if (problems.length > 0) console.error(formatProblems(problems))
if (problems.length > 0 && !process.argv.includes('--warn')) process.exit(1)
if (process.argv.includes('--built') && !existsSync('dist/index.html')) {
  console.error('Nothing built yet: run `npm run build` first')
  process.exit(1)
}
const isMarking = process.argv.includes('--translated')
let marked = 0
const [, ...translated] = process.argv.slice(process.argv.indexOf('--translated'))
for (const edition of problems.length === 0 ? editions : []) {
  if (isMarking) marked += markTranslated('src/content', edition, translated)
  // Not before each other command
  const { npm_lifecycle_event: command } = process.env
  const text = describeTranslation('src/content', edition, command === 'content')
  if (text && (command === 'content' || command === 'build')) console.log(text)
}
if (isMarking && marked === 0) {
  console.error('Nothing is marked: name translations, as in src/content/hi/faqs.yaml')
  process.exit(1)
}
