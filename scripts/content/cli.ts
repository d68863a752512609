/** `npm run content`: checks all content and prepares it for the site. `--warn` does not fail on problems. */
import '../build/load-env'

import { formatProblems } from './compile'
import { writeContent } from './write-content'

const problems = await writeContent()
if (problems.length > 0) console.error(formatProblems(problems))
if (problems.length > 0 && !process.argv.includes('--warn')) process.exit(1)
