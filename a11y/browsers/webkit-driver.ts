import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { until, type Driver, type LaunchOptions } from './driver'

const display = ':77'
const port = 4477
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** The codes of https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes: Readonly<Record<string, string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Home: '\uE011',
  ArrowDown: '\uE015',
  Backspace: '\uE003',
}

/** Starts WebKitGTK's own browser in a window of a virtual screen, and drives it by WebDriver. */
export async function launchWebKit({ dark = false, downloads }: LaunchOptions): Promise<Driver> {
  const home = path.join(downloads, '.config')
  mkdirSync(path.join(home, 'gtk-3.0'), { recursive: true })
  // Else the bars of the window keep it wider than a phone
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), '* { min-width: 0; padding: 0; margin: 0 }\n')
  writeFileSync(path.join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  const env = {
    ...process.env,
    DISPLAY: display,
    LIBGL_ALWAYS_SOFTWARE: '1',
    XDG_CONFIG_HOME: home,
  }
  const processes: ChildProcess[] = []
  // Each in a group of its own, which ends with all that it has started
  const start = (command: string, args: string[] = []) => {
    processes.push(spawn(command, args, { env, stdio: 'ignore', detached: true }))
  }
  const end = () => {
    for (const { pid, exitCode } of processes.splice(0).toReversed())
      if (pid && exitCode === null) process.kill(-pid)
  }
  process.once('exit', end)
  start('Xvfb', [display, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
  await until('the virtual screen', async () => existsSync(`/tmp/.X11-unix/X${display.slice(1)}`))
  start('openbox') // without a window manager, no window has the focus
  start('dbus-run-session', ['--', 'WebKitWebDriver', `--port=${port}`])

  let session = ''
  const call = async <T>(method: 'GET' | 'POST' | 'DELETE', command: string, body?: object) => {
    const response = await fetch(`http://127.0.0.1:${port}/session${session}${command}`, {
      method,
      ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
    })
    const { value } = (await response.json()) as { value: T & { message?: string } }
    if (!response.ok) throw new Error(`WebDriver ${command}: ${value.message}`)
    return value
  }
  const actions = (type: string, list: object[]) =>
    call('POST', '/actions', { actions: [{ type, id: type, actions: list }] })
  const keys = (list: { type: string; value: string }[]) => actions('key', list)

  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
  await until('WebKitWebDriver', isUp)
  const args = ['--automation', ...(dark ? ['--dark-mode'] : [])]
  const started = await call<{ sessionId: string; capabilities: { browserVersion: string } }>(
    'POST',
    '',
    {
      capabilities: {
        alwaysMatch: {
          browserName: 'MiniBrowser',
          'webkitgtk:browserOptions': { binary: miniBrowser, args },
        },
      },
    },
  ).catch((error: unknown) => {
    end()
    throw error
  })
  session = `/${started.sessionId}`

  const evaluate = async <T>(expression: string) => {
    const script = `const done = arguments[0]
      Promise.resolve().then(() => (${expression}))
        .then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const result = await call<{ value: T; error?: string }>('POST', '/execute/async', {
      script,
      args: [],
    })
    if (result.error) throw new Error(result.error)
    return result.value
  }
  return {
    engine: 'webkit',
    version: started.capabilities.browserVersion,
    savesFiles: false,
    goto: async (address) => {
      await call('POST', '/url', { url: address })
    },
    evaluate: async (expression, frame) => {
      if (!frame) return evaluate(expression)
      const element = await until(frame, () =>
        call('POST', '/element', { using: 'css selector', value: frame }).catch(() => null),
      )
      await call('POST', '/frame', { id: element })
      return evaluate<never>(expression).finally(() => call('POST', '/frame', { id: null }))
    },
    click: async (x, y) => {
      await actions('pointer', [
        { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
    },
    press: async (names) => {
      const values = names.split('+').map((name) => keyCodes[name] ?? name)
      await keys([
        ...values.map((value) => ({ type: 'keyDown', value })),
        ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
      ])
    },
    type: async (text) => {
      const values = Array.from(text)
      await keys(
        values.flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      )
    },
    // The window is larger than the viewport by its bars
    resize: async (width, height) => {
      const rect = await call<{ width: number; height: number }>('GET', '/window/rect')
      const inner = await evaluate<[number, number]>('[innerWidth, innerHeight]')
      const size = { width: rect.width + width - inner[0], height: rect.height + height - inner[1] }
      await call('POST', '/window/rect', size)
      await until(`a width of ${width} px`, () => evaluate<boolean>(`innerWidth === ${width}`))
    },
    screenshot: async () => Buffer.from(await call<string>('GET', '/screenshot'), 'base64'),
    close: async () => {
      await call('DELETE', '').catch(() => null)
      end()
      await until('the end of WebKitWebDriver', async () => !(await isUp()))
    },
  }
}
