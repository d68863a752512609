/** `npm run nightly`: checks that take too long for `npm test`. Each runs, whatever the others find. */
import { run } from './run-tests'

let hasPassed = true
for (const script of ['a11y:full', 'browsers', 'voice', 'check:rebrand', 'check:content'])
  hasPassed = (await run('npm', ['run', '--silent', script])) && hasPassed
process.exit(hasPassed ? 0 : 1)
