import puppeteer, { type Browser, type Frame, type KeyInput } from 'puppeteer-core'

import { browserArguments, findBrowser } from '../../scripts/find-browser'
import { chromium } from 'playwright'
import type { Driver, LaunchOptions } from './driver'

/** Starts Chromium or Firefox without a window. */
export async function launchPuppeteer(
  engine: 'chromium' | 'firefox',
  { dark = false, scripts = true, downloads }: LaunchOptions,
): Promise<Driver> {
  const browser =
    engine === 'firefox'
      ? await launchFirefox({
          'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
          'javascript.enabled': scripts,
          'browser.download.dir': downloads,
          'browser.download.folderList': 2,
        })
      : await puppeteer.launch({
          executablePath: findBrowser() ?? chromium.executablePath(),
          args: browserArguments,
          downloadBehavior: { policy: 'allow', downloadPath: downloads },
        })
  const page = await browser.newPage() // the first tab of Firefox never has the keyboard focus
  page.on('dialog', (dialog) => void dialog.accept()) // asks before the page is left
  if (engine === 'chromium') {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
  }
  const find = async (frame: string): Promise<Frame> => {
    const found = await (await page.waitForSelector(frame))?.contentFrame()
    if (!found) throw new Error(`No frame ${frame}`)
    return found
  }
  return {
    engine,
    version: (await browser.version()).replace(/^\w+\//, ''),
    savesFiles: true,
    goto: async (address) => {
      await page.goto(address, { waitUntil: 'load' })
    },
    evaluate: async <T>(expression: string, frame?: string) =>
      (await (frame ? await find(frame) : page.mainFrame()).evaluate(expression)) as T,
    click: (x, y) => page.mouse.click(x, y),
    press: async (keys) => {
      const [key, ...held] = keys.split('+').reverse() as [KeyInput, ...KeyInput[]]
      for (const name of held) await page.keyboard.down(name)
      await page.keyboard.press(key)
      for (const name of held) await page.keyboard.up(name)
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}

/** Starts Firefox with these preferences beside those that every check needs. */
export const launchFirefox = (
  preferences: Record<string, string | number | boolean>,
  options: { headless?: boolean; args?: string[] } = {},
): Promise<Browser> =>
  puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    ...options,
    extraPrefsFirefox: {
      'ui.prefersReducedMotion': 1,
      // The list of downloads, or a tab with the downloaded file, would take the keyboard focus
      'browser.download.alwaysOpenPanel': false,
      'pdfjs.disabled': true,
      ...preferences,
    },
  })
