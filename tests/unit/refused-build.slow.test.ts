import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, test } from 'vitest'

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

test.each(['A https://a.in', 'A=b#c', 'A=b$c', '\uFEFFA=b'])('settings as “%s” end it', (line) => {
  const cwd = mkdtempSync(`${tmpdir()}/settings-`)
  const example = readFileSync('.env.example', 'utf8')
  const script = [`${process.cwd()}/node_modules/tsx/dist/cli.mjs`, `${process.cwd()}/scripts/build/load-env.ts`] // prettier-ignore
  const load = (text: string) => {
    writeFileSync(`${cwd}/.env.production`, text)
    return spawnSync(process.execPath, script, { cwd, encoding: 'utf8' }).stderr
  }
  expect(load(`${example}B="c#d"\n`)).toBe('')
  expect(load(`B=c\n${line}\n`)).toMatch(/^\.env\.production(: “A.*” is not| cannot be) read/)
})
