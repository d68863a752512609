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
const start = process.argv.indexOf('--translated')
const translated = start < 0 ? [] : process.argv.slice(start + 1)
let marked = 0
const { npm_lifecycle_event: command } = process.env
for (const edition of problems.length === 0 ? editions : []) {
  if (start >= 0) marked += markTranslated('src/content', edition, translated)
  // Not before each other command
  if (command !== 'content' && command !== 'build') continue
  const text = describeTranslation('src/content', edition, command === 'content')
  if (text) console.log(text)
}
if (start >= 0 && marked === 0) {
  console.error('Nothing is marked: name translations, as in src/content/hi/faqs.yaml')
  process.exit(1)
}
