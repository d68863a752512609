import { format, resolveConfig } from 'prettier'
import { expect, test } from 'vitest'

/** Formats a file as `npm run format` does. */
const formatAs = async (filepath: string, text: string) =>
  format(text, { ...(await resolveConfig(filepath)), filepath })

test('YAML and front matter get the form in which the editor writes them', async () => {
  const byHand = `title: 'Plain'\n"number": '462011'\nfold: >-\n  first,\n  second\n`
  const form = `title: Plain\nnumber: '462011'\nfold: first, second\n`
  const post = await formatAs('src/content/blog/post.md', `---\n${byHand}---\nText.\n`)
  expect(post).toBe(`---\n${form}---\n\nText.\n`)
  const list = `${byHand}\n# A comment\ndays: [Monday]\ntext: "One.\\n\\nTwo."\n`
  expect(await formatAs('src/content/team.yaml', list)).toBe(
    `${form}# A comment\ndays:\n  - Monday\ntext: |-\n  One.\n\n  Two.\n`,
  )
})

test('a file without a value, and YAML outside the content, stay as they are', async () => {
  for (const text of ['', '# Nothing yet\n'])
    expect(await formatAs('src/content/team.yaml', text)).toBe(text)
  expect(await formatAs('.github/workflows/ci.yml', 'on: [push]\n')).toBe('on: [push]\n')
})
