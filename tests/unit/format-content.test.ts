import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'

/** Formats a file of the content as `npm run format` does. */
const formatAs = async (filepath: string, text: string) =>
  format(text, { ...(await resolveConfig(filepath)), filepath })

const byHand = `title: 'Plain'
"quoted": "it's: quoted"
number: '462011'
days: [Monday, Tuesday]

long: >-
  first line,
  second line
text: |-
  One.

  Two.
single: |-
  Only one line.
# A comment
empty: []
`
const asTheEditor = `title: Plain
quoted: "it's: quoted"
number: '462011'
days:
  - Monday
  - Tuesday
long: first line, second line
text: |-
  One.

  Two.
single: Only one line.
# A comment
empty: []
`

test('YAML and front matter get the form in which the editor writes them', async () => {
  expect(await formatAs('src/content/team.yaml', byHand)).toBe(asTheEditor)
  const post = await formatAs('src/content/blog/post.md', "---\ntitle: 'Plain'\n---\n\nText.\n")
  expect(post).toBe('---\ntitle: Plain\n---\n\nText.\n')
})

test('a file without a value, and YAML outside the content, stay as they are', async () => {
  for (const text of ['', '# Nothing yet\n'])
    expect(await formatAs('src/content/team.yaml', text)).toBe(text)
  expect(await formatAs('.github/workflows/ci.yml', 'on: [push]\n')).toBe('on: [push]\n')
})

test('a syntax error is reported', async () => {
  await expect(formatAs('src/content/team.yaml', 'a: [')).rejects.toThrow('1:')
})
