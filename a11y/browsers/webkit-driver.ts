import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Builder, By, Key, until as when } from 'selenium-webdriver'

import { until, type Driver, type LaunchOptions } from './driver'

const address = 'http://127.0.0.1:4477'
const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Starts WebKitGTK's own browser in a window, and drives it by WebDriver. */
export async function launchWebKit({
  dark = false,
  motion = false,
  downloads,
}: LaunchOptions): Promise<Driver> {
  const config = path.join(downloads, 'gtk-3.0')
  mkdirSync(config, { recursive: true })
  // Else the bars of the window keep it wider than a phone
  writeFileSync(`${config}/gtk.css`, '* { min-width: 0; padding: 0; margin: 0 }\n')
  writeFileSync(`${config}/settings.ini`, `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`)
  const server = spawn('WebKitWebDriver', [`--port=${new URL(address).port}`], {
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: downloads },
    stdio: 'ignore',
  })
  process.once('exit', () => server.kill())
  const status = () => fetch(`${address}/status`).catch(() => null)
  await until('WebKitWebDriver', status)
  const args = ['--automation', ...(dark ? ['--dark-mode'] : [])]
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args },
  }
  const browser = new Builder().usingServer(address).withCapabilities(capabilities).build()
  const evaluate = <T>(expression: string) =>
    browser.executeScript<T>(`return (async () => (${expression}))()`)
  const version = await browser.getCapabilities().then(
    (all) => all.get('browserVersion') as string,
    (error: unknown) => {
      server.kill()
      throw error
    },
  )
  return {
    engine: 'webkit',
    version,
    savesFiles: false,
    goto: (url) => browser.get(url),
    evaluate: async (expression, frame) => {
      if (!frame) return evaluate(expression)
      await browser.switchTo().frame(await browser.wait(when.elementLocated(By.css(frame)), 10_000))
      return evaluate<never>(expression).finally(() => browser.switchTo().defaultContent())
    },
    click: (x, y) =>
      browser
        .actions()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform(),
    press: async (names) => {
      const keys = names.split('+').map((name) => {
        const code = Key[name.toUpperCase() as 'TAB'] as string | undefined
        return code ?? name
      })
      const actions = browser.actions()
      for (const key of keys) actions.keyDown(key)
      for (const key of keys.toReversed()) actions.keyUp(key)
      await actions.perform()
    },
    type: (text) => browser.actions().sendKeys(text).perform(),
    // The window is larger than the viewport by its bars
    resize: async (width, height) => {
      const window = browser.manage().window()
      const rect = await window.getRect()
      const [innerWidth, innerHeight] = await evaluate<[number, number]>(
        '[innerWidth, innerHeight]',
      )
      await window.setRect({
        width: rect.width + width - innerWidth,
        height: rect.height + height - innerHeight,
      })
      await until(`a width of ${width} px`, () => evaluate<boolean>(`innerWidth === ${width}`))
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit().catch(() => null)
      server.kill()
      await until('the end of WebKitWebDriver', async () => !(await status()))
    },
  }
}
