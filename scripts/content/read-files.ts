import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, LineCounter, parseDocument, visit, YAMLParseError, type Node } from 'yaml'

import type { Kind } from '../../src/content/schema/kinds'
import type { ContentFile, Problem, ValuePath } from './types'

const adviceOn: Readonly<Record<string, string>> = {
  DUPLICATE_KEY: 'remove one of the fields with the same name',
  MISSING_CHAR: 'add what is missing at the end of the text',
  TAB_AS_INDENT: 'use spaces',
}

const frontMatter = /^---\n((?:[\s\S]*?\n)?)---[ \t]*(?:\n|$)/

/** Reads the entries of a kind, in the order of their names or of their list. Reports YAML that cannot be parsed. */
export function readFiles(root: string, kind: Kind, report: (problem: Problem) => void) {
  const place = path.join(root, kind.place)
  if (kind.form !== 'folder') {
    if (existsSync(`${place}.yaml`)) return read(`${place}.yaml`)
    if (kind.form === 'object' && !kind.isOptional)
      report({ file: `${place}.yaml`, line: 1, message: 'the file is missing: add it' })
    return []
  }
  const names = existsSync(place) ? readdirSync(place).toSorted() : []
  return names
    .filter((name) => /\.(?:md|mdx|markdown|txt)$/i.test(name))
    .flatMap((name) => read(path.join(place, name)))

  function read(file: string): ContentFile[] {
    const fail = (line: number, message: string): [] => {
      report({ file, line, message })
      return []
    }
    const text = readFileSync(file, 'utf8').replace(/^\uFEFF|\r(?=\n)/g, '')
    const isMarkdown = kind.form === 'folder'
    if (isMarkdown && !/^[a-z0-9]+(?:-[a-z0-9]+)*\.md$/.test(path.basename(file)))
      fail(1, 'the name is part of the address: use small letters, digits and hyphens, and .md')
    const [head = '', yaml = text] = (isMarkdown && frontMatter.exec(text)) || []
    if (isMarkdown && !head)
      return fail(1, 'the file must start with a line of ---, its fields, and a line of ---')
    const lines = new LineCounter()
    const document = parseDocument(yaml, { lineCounter: lines })
    const lineAt = (offset: number) => lines.linePos(offset).line + (isMarkdown ? 1 : 0)
    let last = 0
    visit(document, {
      Scalar: (_key, { range }) => void (last = range?.[0] ?? last),
      Alias: (_key, { range }) => {
        const [start, end] = range ?? [0, 0]
        const message = 'An unquoted text cannot start with *'
        document.errors.push(new YAMLParseError([start, end], 'BAD_ALIAS', message))
      },
    })
    const [error] = [...document.errors, ...document.warnings]
    if (error) {
      const advice = adviceOn[error.code] ?? 'put texts with : # { * & or ! in quotes'
      // A text without its closing quotation mark is the last one, and its error is at the end of the file
      const line = lineAt(error.code === 'MISSING_CHAR' ? last : error.pos[0])
      const [what] = error.message.split(/ at line |\n/)
      return fail(line, `the YAML cannot be read (${what}): ${advice}`)
    }
    const value = document.toJS() as unknown
    const lineOf = (steps: ValuePath): number => {
      const parent = document.getIn(steps.slice(0, -1), true)
      // The value of a pair may start below its key
      const pair = isMap(parent) && parent.items.find(({ key }) => String(key) === steps.at(-1))
      const node = (pair ? pair.key : document.getIn(steps, true)) as Node | undefined
      return node?.range ? lineAt(node.range[0]) : steps.length > 0 ? lineOf(steps.slice(0, -1)) : 1
    }
    const body = isMarkdown
      ? { text: text.slice(head.length), line: head.split('\n').length }
      : null
    const entry = { file, id: path.basename(file, path.extname(file)), value, lineOf, body }
    if (kind.form !== 'list') return [entry]
    if (!Array.isArray(value ?? []))
      return fail(1, 'the file must be a list: start each entry with -')
    return ((value ?? []) as unknown[]).map((item, index) => ({
      ...entry,
      value: item,
      lineOf: (steps) => lineOf([index, ...steps]),
    }))
  }
}
