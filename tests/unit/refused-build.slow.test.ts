import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { makeFolder } from '../make-folder'

/** Builds with other variables. @returns what it prints as errors, if it fails without printing anything else. */
function refuse(variables: Record<string, string>): string {
  const { status, stdout, stderr } = spawnSync('npx', ['tsx', 'scripts/build.ts'], {
    env: { ...process.env, ...variables },
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  return stderr.trim()
}

test('a build with a wrong origin ends with one sentence, before it deletes the last one', () => {
  expect(refuse({ VITE_SITE_URL: 'http://www.agency.in' })).toBe(
    'VITE_SITE_URL must be an origin like https://www.your-domain.in, without a path, but is "http://www.agency.in".',
  )
})

test('a build that is refused ends with the reason', () => {
  expect(refuse({ VITE_SITE_URL: 'https://www.agency.in', ALLOW_SAMPLE_CONTENT: '1' })).toMatch(
    /^The forms of https:\/\/www\.agency\.in would reach no one: .*\.$/,
  )
})

const fine = `VITE_B="c#d" # why\nVITE_C=O'Brien\nVITE_D="\${VITE_B}/\\$"\nKEY="a\nb"\nINVITE=a$\nA_VITE_A=$a\n`
/** What reading a file of settings prints as errors. */
function load(text: string, name = '.env.production'): string {
  const cwd = makeFolder(onTestFinished)
  writeFileSync(`${cwd}/${name}`, text)
  const scripts = ['node_modules/tsx/dist/cli.mjs', 'scripts/load-env.ts']
  const script = scripts.map((file) => path.resolve(file))
  return spawnSync(process.execPath, script, { cwd, encoding: 'utf8' }).stderr
}

const cut =
  'VITE_A b,export  VITE_A=b,VITE_A=b#c,VITE_A=b$c,VITE_A: b,\tVITE_A=b,vite_a=b,Vite-A=b,VITE_B=b,\uFEFFVITE_A=b'
test.each(cut.split(','))('“%s” in a file of settings ends it', (line) => {
  const fault = /^\.env\.production(?:: “.*VITE.(?:A.*” is not|B” is there twice)| cannot be read)/i
  expect(load(`${fine}${line}\n`)).toMatch(fault)
})

test.each(['.env.production.txt', 'env.production', '.env.prod'])('a file %s ends it', (name) => {
  expect(load('', name)).toBe(`${name} is not read: rename it to .env.production.\n`)
})

test('a right file of settings is read', () => {
  expect(load(`${readFileSync('.env.example', 'utf8')}${fine}`.replaceAll('\n', '\r\n'))).toBe('')
  expect(load('VITE_A', '.env~')).toBe('')
})
