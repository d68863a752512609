/** `npm run nightly`: what takes too long for each push. Each part runs, whatever the others find. */
import { finishParts, runPart } from './run-parts'

const audits = 'a11y:full browsers voice a11y:mutants'
const checks =
  'check:words check:content check:editor check:rebrand check:languages check:hosts check:export check:scripts'
for (const name of `${audits} ${checks}`.split(' '))
  await runPart({ name, command: ['npm', 'run', '--silent', name], repeat: `npm run ${name}` })
finishParts()
