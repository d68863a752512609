/**
 * `npm run content`: checks all content and prepares it for the site. `--warn` does not fail on problems. `--built`
 * fails where the site has not been built, for the commands that need it.
 */
import { existsSync } from 'node:fs'

import '../load-env'

import { formatProblems } from './compile'
import { writeContent } from './write-content'

const problems = await writeContent()
if (problems.length > 0) console.error(formatProblems(problems))
if (problems.length > 0 && !process.argv.includes('--warn')) process.exit(1)
if (process.argv.includes('--built') && !existsSync('dist/index.html')) {
  console.error('Nothing built yet: run `npm run build` first')
  process.exit(1)
}
