import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

import { compileContent } from '../../scripts/content/compile'
import { site } from '../../src/config'
import { company } from '../../src/generated/company'
import { kinds } from '../../src/content/schema/kinds'
import type { Post } from '../../src/content/schema/types'
import { articleNode } from '../../src/seo/structured-data'
import { makeFolder } from '../make-folder'

const root = makeFolder(afterAll)
cpSync('tests/fixtures/content', root, { recursive: true })

const readPicture = async () => ({ src: '/a.svg', width: 10, height: 10 })
const isContent = ({ path }: { path: string }) => !path.startsWith('texts/')
const files = { blog: 'first-post', articles: 'approach', health: 'phone' }

/** Who has written a post, an article and a health-care article, as search engines get it. */
async function authorsOf(fields: string): Promise<unknown[]> {
  for (const [kind, name] of Object.entries(files)) {
    const file = path.join(root, kind, `${name}.md`)
    const text = readFileSync(file, 'utf8').replace(/^author.*\n(?:authorUrl.*\n)?/m, () => fields)
    writeFileSync(file, text)
  }
  const content = await compileContent(root, { readPicture }, kinds.filter(isContent))
  expect(content.problems.filter(({ message }) => message.includes('uthor'))).toEqual([])
  return Object.keys(files).map((kind) => {
    const post = content.entries[kind]?.[0]?.value as Post
    const node = articleNode('Article', post, { path: '/', description: '', body: '' })
    return JSON.parse(JSON.stringify((node as { author: unknown }).author))
  })
}

const threeTimes = (author: object) => Object.keys(files).map(() => author)
const person = (name: string, url?: string) => threeTimes({ '@type': 'Person', name, ...(url && { url }) }) // prettier-ignore
const about = `${site.origin}/about-digital-marketing`

test('a member of the team and the founder are introduced on the about page', async () => {
  expect(await authorsOf('author: Kavya Rao\n')).toEqual(person('Kavya Rao', `${about}#kavya-rao`))
  const [name = ''] = /(?<=^name: ).*/m.exec(readFileSync(`${root}/founder.yaml`, 'utf8')) ?? []
  const anchor = name.toLowerCase().replaceAll(' ', '-')
  expect(await authorsOf(`author: ${name}\n`)).toEqual(person(name, `${about}#${anchor}`))
})

test('a guest, and who has left the team, has an address only if one is given', async () => {
  expect(await authorsOf('author: Kavita Menon\n')).toEqual(person('Kavita Menon'))
  const url = 'https://kavita.example/me'
  expect(await authorsOf(`author: Kavita Menon\nauthorUrl: ${url}\n`)).toEqual(
    person('Kavita Menon', url),
  )
})

test('the editorial team writes as the agency', async () => {
  expect(await authorsOf(`author: ${company.name} Editorial Team\n`)).toEqual(
    threeTimes(expect.objectContaining({ '@id': `${site.origin}/#agency` })),
  )
})
