import { spawnSync } from 'node:child_process'
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
