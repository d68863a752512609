import { readFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'

import { listFiles } from '../../scripts/files'
import { company } from '../../src/generated/company'

// The voice report is recorded
test('no page repeats a fact of the company as a literal', () => {
  const facts = [
    company.name,
    company.city,
    company.email,
    company.registration,
    company.domain,
    ...company.phones,
  ]
  const sources = listFiles('src')
    .filter((file) => /\.tsx?$/.test(file) && !/^generated\/|^config\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join('src', file), 'utf8') }))
  const repeated = sources.flatMap(({ file, text }) =>
    facts.filter((fact) => fact && text.includes(fact)).map((fact) => `${file}: ${fact}`),
  )
  expect(repeated).toEqual([])
})

test.each(['articles/approach.md', 'blog/first-post.md', 'faqs.yaml', 'jobs.yaml'])(
  'a changed word of %s changes one line, when prettier has formatted the file',
  async (file) => {
    const lines = readFileSync(path.join('tests/fixtures/content', file), 'utf8').split('\n')
    const filepath = path.join('src/content', file)
    const options = { ...(await resolveConfig(filepath)), filepath }
    for (const [index, line] of lines.entries()) {
      const changed = lines.with(index, line.replace(/ [a-z]{4,}/, ' considerably')).join('\n')
      expect(await format(changed, options)).toBe(changed)
    }
  },
)
