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

test.each(['VITE_A b', 'VITE_A=b#c', 'VITE_A=b$c', '\uFEFFVITE_A=b'])('“%s” ends it', (line) => {
  const cwd = mkdtempSync(`${tmpdir()}/settings-`)
  const script = [`${process.cwd()}/node_modules/tsx/dist/cli.mjs`, `${process.cwd()}/scripts/build/load-env.ts`] // prettier-ignore
  const load = (text: string) => {
    writeFileSync(`${cwd}/.env.production`, text)
    return spawnSync(process.execPath, script, { cwd, encoding: 'utf8' }).stderr
  }
  const fine = `VITE_B="c#d" # why\nVITE_C=O'Brien\nVITE_D="\${VITE_B}/\\$"\nKEY="a\nb"\n`
  const example = `${readFileSync('.env.example', 'utf8')}${fine}`.replaceAll('\n', '\r\n')
  expect(load(example)).toBe('')
  expect(load(`${fine}${line}\n`)).toMatch(
    /^\.env\.production(: “VITE_A.*” is not| cannot be) read/,
  )
})
