import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import puppeteer, { type Frame, type KeyInput, type LaunchOptions as Options } from 'puppeteer-core'

import { browserArguments, findBrowser } from '../../scripts/find-browser'
import { patience, sleep, type Driver, type LaunchOptions } from './driver'

/** Starts Chromium or Firefox. */
export async function launchPuppeteer(
  engine: 'chromium' | 'firefox',
  options: LaunchOptions,
): Promise<Driver> {
  const { screenReader = false } = options
  const browser = await puppeteer.launch({
    ...(engine === 'firefox' ? firefox(options) : chrome(options)),
    headless: !screenReader,
    timeout: patience,
    defaultViewport: screenReader ? null : undefined,
  })
  // The first tab of Firefox without a window never has the keyboard focus
  const page = (screenReader && (await browser.pages())[0]) || (await browser.newPage())
  page.setDefaultTimeout(patience)
  page.on('dialog', (dialog) => void dialog.accept()) // asks before the page is left
  if (engine === 'chromium')
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: options.dark ? 'dark' : 'light' },
      { name: 'prefers-reduced-motion', value: options.motion ? 'no-preference' : 'reduce' },
    ])
  const find = async (frame: string): Promise<Frame> => {
    const found = await (await page.waitForSelector(frame))?.contentFrame()
    if (!found) throw new Error(`No frame ${frame}`)
    return found
  }
  return {
    engine,
    version: (await browser.version()).replace(/^\w+\//, ''),
    savesFiles: true,
    goto: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
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
    close: async () => {
      await Promise.race([browser.close(), sleep(10_000)])
      browser.process()?.kill('SIGKILL')
    },
  }
}

function firefox({ dark, motion, screenReader, scripts = true, downloads }: LaunchOptions) {
  return {
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    args: ['--width=1280', '--height=860'],
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
      'ui.prefersReducedMotion': motion ? 0 : 1,
      'javascript.enabled': scripts,
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
      // The list of downloads, or a tab with the downloaded file, would take the keyboard focus
      'browser.download.alwaysOpenPanel': false,
      'pdfjs.disabled': true,
      'browser.tabs.inTitlebar': 0,
      ...(screenReader && {
        'accessibility.force_disabled': -1,
        'accessibility.browsewithcaret_shortcut.enabled': false,
        'focusmanager.testmode': false,
      }),
    },
  } satisfies Options
}

function chrome({ screenReader, downloads }: LaunchOptions): Options {
  return {
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
    ...(screenReader
      ? {
          executablePath: findChromiumWithWindows(),
          ignoreDefaultArgs: ['--enable-automation'],
          args: [
            ...browserArguments,
            '--force-renderer-accessibility',
            '--test-type', // or a bar warns of --no-sandbox
            '--window-size=1280,860',
          ],
        }
      : { executablePath: findBrowser() ?? chromium.executablePath(), args: browserArguments }),
  }
}

/** The headless shell, which other tests prefer, has no windows. */
function findChromiumWithWindows(): string {
  const files = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  const found = files.find((file) => file && existsSync(file))
  if (!found)
    throw new Error(
      'Missing: chromium. On Debian, this installs it as root: sh scripts/install-desktop.sh',
    )
  return found
}
