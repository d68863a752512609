/**
 * Runs a script on a virtual screen with a window manager, for browsers with windows: `tsx a11y/on-desktop.ts SCRIPT …`.
 *
 * Installs what is missing, as root on Debian. Where that fails, says so in one line and ends: with an error in CI,
 * and as skipped elsewhere.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

import { run } from '../scripts/run-tests'

/** The Debian packages of both commands, each with a file that it installs. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi2-registryd',
  'dbus-daemon': '/usr/bin/dbus-run-session',
  xvfb: '/usr/bin/xvfb-run',
  xauth: '/usr/bin/xauth',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
} as const

const missing = Object.entries(packages)
  .filter(([, file]) => !existsSync(file))
  .map(([name]) => name)
try {
  if (missing.length > 0) {
    if (process.getuid?.() !== 0) throw new Error('only root can install packages')
    const options = ['-y', '-qq', '--no-install-recommends']
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', ...options, ...missing], { stdio: 'ignore' })
  }
} catch (error) {
  const outcome = process.env.CI ? 'Failed' : 'Skipped'
  console.log(`${outcome}: ${missing.join(', ')} cannot be installed (${String(error)})`)
  console.log(process.env.CI ? '0 passed, 1 failed' : '0 passed, 0 failed')
  process.exit(process.env.CI ? 1 : 0)
}

const home = mkdtempSync(path.join(tmpdir(), 'desktop-'))
const env = {
  XDG_RUNTIME_DIR: home,
  XDG_DATA_HOME: home,
  LANG: 'C.UTF-8',
  GSETTINGS_BACKEND: 'memory',
}
// Without a window manager, no window has the focus. What it and the bus log is left out
const start = `dbus-run-session -- sh -c 'openbox & exec "$@" 2>&3' sh "$@" 3>&2 2>/dev/null`
const script = ['sh', '-c', start, 'sh', 'npx', 'tsx', ...process.argv.slice(2)]
const screen = ['-a', '-s', '-screen 0 1600x1200x24 -nolisten tcp']
const hasPassed = await run('xvfb-run', [...screen, ...script], env)
rmSync(home, { recursive: true })
process.exit(hasPassed ? 0 : 1)
