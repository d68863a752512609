import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Builder, By, Key, until as when } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote'

import { patience, until, type Driver, type LaunchOptions } from './driver'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

const keyCodes = new Map<string, unknown>(Object.entries(Key)) as Map<string, string>

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
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: downloads }
  const service = new DriverService.Builder('/usr/bin/WebKitWebDriver')
    .setLoopback(true)
    .setEnvironment(env as Record<string, string>)
    .build()
  const args = ['--automation', ...(dark ? ['--dark-mode'] : [])]
  const capabilities = {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: miniBrowser, args },
  }
  const browser = new Builder()
    .usingServer(await service.start())
    .withCapabilities(capabilities)
    .build()
  await browser.manage().setTimeouts({ script: patience })
  const evaluate = <T>(expression: string) =>
    browser.executeScript<T>(`return (async () => (${expression}))()`)
  return {
    engine: 'webkit',
    version: (await browser.getCapabilities()).get('browserVersion') as string,
    savesFiles: false,
    goto: (url) => browser.get(url),
    evaluate: async (expression, frame) => {
      if (!frame) return evaluate(expression)
      await browser
        .switchTo()
        .frame(await browser.wait(when.elementLocated(By.css(frame)), patience))
      return evaluate<never>(expression).finally(() => browser.switchTo().defaultContent())
    },
    click: async (x, y) => {
      const place = { x: Math.round(x), y: Math.round(y), duration: 0 }
      await browser.actions().move(place).click().perform()
    },
    press: async (names) => {
      const keys = names.split('+').map((name) => keyCodes.get(name.toUpperCase()) ?? name)
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
      const [w, h] = await evaluate<[number, number]>('[innerWidth, innerHeight]')
      await window.setRect({ width: rect.width + width - w, height: rect.height + height - h })
      await until(`a width of ${width} px`, () => evaluate<boolean>(`innerWidth === ${width}`))
    },
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    close: async () => {
      await browser.quit().catch(() => null)
      await service.kill()
    },
  }
}
