import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { audits, browsers, mutants, voice } from '../../a11y/report/figures.json'

/** How documents quote the figures of the last runs: the numbers of a pattern, in its order. README quotes all. */
const quotes: readonly (readonly [pattern: RegExp, figures: readonly number[]])[] = [
  [
    /(\S+) audits by axe of (\S+) pages and (\S+) states/g,
    [audits.axe, audits.pages, audits.states],
  ],
  [/(\S+) exceptions/g, [audits.exceptions]],
  [/(\S+) stops of the Tab key/g, [audits.tabStops]],
  [/(\S+) of (\S+) defects/g, [mutants.noticed, mutants.of]],
  [
    /(\S+) views of (\S+) pages and (\S+) runs of (\S+) journeys/g,
    [browsers.views, browsers.pages, browsers.runs, browsers.journeys],
  ],
  [/(\S+) utterances of Orca in (\S+) scenarios/g, [voice.utterances, voice.scenarios]],
]

const documents = readdirSync('docs').flatMap((name) =>
  name.endsWith('.md') ? `docs/${name}` : [],
)
documents.push('README.md', 'CONTRIBUTING.md', 'a11y/README.md')

test.each(documents)('the figures in %s are those of a11y/report/figures.json', (file) => {
  const text = readFileSync(file, 'utf8')
  for (const [pattern, figures] of quotes) {
    const matches = [...text.matchAll(pattern)]
    if (file === 'README.md') expect(text).toMatch(pattern)
    for (const [quote, ...numbers] of matches)
      expect(
        numbers.map((number) => Number(number.replaceAll(',', ''))),
        quote,
      ).toEqual(figures)
  }
})
