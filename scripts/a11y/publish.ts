/**
 * Writes the figures of the last runs into `docs/accessibility.md`, builds the site with them, and updates the
 * transcripts of the pages that show them. `npm run a11y:full`, `browsers` and `voice` call it when nothing failed.
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { accessibilityReport } from '../../src/content/accessibility-report'
import { browserReport } from '../../src/content/browser-report'
import { voiceReport } from '../../src/content/voice-report'
import { run } from '../run-tests'

const file = 'docs/accessibility.md'
const versions = (all: Record<string, string>) =>
  Object.entries(all)
    .map((entry) => entry.join(' '))
    .join(', ')
const rows = [
  ['command', 'day', 'programs', 'what ran without a failure'],
  ['---', '---', '---', '---'],
  [
    '`npm run a11y:full`',
    accessibilityReport.date,
    versions(accessibilityReport.tools),
    `${accessibilityReport.pages} pages, ${accessibilityReport.states} further states, ${accessibilityReport.screens} screens (\`a11y/results.md\`)`,
  ],
  [
    '`npm run browsers`',
    browserReport.date,
    versions(browserReport.versions),
    `${browserReport.views} views of ${browserReport.pages} pages, ${browserReport.journeyRuns} runs of ${browserReport.journeys} journeys (\`a11y/browsers/results.md\`)`,
  ],
  [
    '`npm run voice`',
    voiceReport.date,
    versions(voiceReport.versions),
    `${voiceReport.scenarios} scenarios, ${voiceReport.utterances} utterances (transcripts in \`a11y/voice/\`)`,
  ],
]
const table = rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
const text = readFileSync(file, 'utf8')
writeFileSync(file, text.replace(/(<!-- last runs -->)[^]*(<!-- end -->)/, `$1\n\n${table}\n\n$2`))

const update = ['playwright', 'test', '--project=a11y', 'transcripts', '-g', ' /accessibility']
const isPublished =
  (await run('npm', ['run', '--silent', 'build'])) &&
  (await run('npx', update, { UPDATE_TRANSCRIPTS: '1' }))
process.exit(isPublished ? 0 : 1)
