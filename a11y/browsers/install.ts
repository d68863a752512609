import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The Debian packages of both commands, each with a file that it installs. */
const packages = {
  'firefox-esr': '/usr/bin/firefox-esr',
  'webkit2gtk-driver': '/usr/bin/WebKitWebDriver',
  orca: '/usr/bin/orca',
  'at-spi2-core': '/usr/libexec/at-spi2-registryd',
  'dbus-daemon': '/usr/bin/dbus-run-session',
  xvfb: '/usr/bin/Xvfb',
  openbox: '/usr/bin/openbox',
  xdotool: '/usr/bin/xdotool',
} as const

/**
 * Installs what is missing, as root on Debian. Where that fails, says so in one line and ends the process: with an
 * error in CI, and as skipped elsewhere.
 */
export function ensureInstalled(): void {
  const missing = Object.entries(packages)
    .filter(([, file]) => !existsSync(file))
    .map(([name]) => name)
  if (missing.length === 0) return
  try {
    if (process.getuid?.() !== 0) throw new Error('only root can install packages')
    const options = ['-y', '-qq', '--no-install-recommends']
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', ...options, ...missing], { stdio: 'ignore' })
  } catch (error) {
    const outcome = process.env.CI ? 'Failed' : 'Skipped'
    console.log(`${outcome}: ${missing.join(', ')} cannot be installed (${String(error)})`)
    console.log(process.env.CI ? '0 passed, 1 failed' : '0 passed, 0 failed')
    process.exit(process.env.CI ? 1 : 0)
  }
}
