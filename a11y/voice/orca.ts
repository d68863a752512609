import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import puppeteer, { type Browser, type Frame, type Page } from 'puppeteer-core'

import { browserArguments } from '../../scripts/find-browser'
import { sleep, until } from '../browsers/driver'
import { launchFirefox } from '../browsers/puppeteer-driver'

export const engines = ['firefox', 'chromium'] as const

export type Engine = (typeof engines)[number]

/** What an action has to make Orca say, or must not. */
export type Expected = {
  /** Said, in this order. */
  readonly says?: readonly string[]
  readonly once?: readonly string[]
  readonly not?: readonly string[]
  /** The most words. */
  readonly words?: number
  /** Milliseconds of silence that end the action; 1000 by default. */
  readonly quiet?: number
  /** Milliseconds after which it ends in any case; 15,000 by default. */
  readonly most?: number
}

const xdotool = async (...args: string[]) => (await promisify(execFile)('xdotool', args)).stdout

/** One line for each utterance. */
const said = () =>
  readFileSync(process.env.VOICE_SPEECH ?? '', 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as string).replace(/\s+/g, ' ').trim())

/** Starts a browser with a window on the virtual screen. */
function launch(engine: Engine, width: number): Promise<Browser> {
  const height = 860
  if (engine === 'firefox')
    return launchFirefox(
      {
        'accessibility.force_disabled': -1,
        'accessibility.browsewithcaret_shortcut.enabled': false,
        'browser.tabs.inTitlebar': 0,
        'focusmanager.testmode': false,
        'layout.css.prefers-color-scheme.content-override': 1,
      },
      { headless: false, args: [`--width=${width}`, `--height=${height}`] },
    )
  // The headless shell has no windows
  const files = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  return puppeteer.launch({
    executablePath: files.find((file) => file && existsSync(file)),
    headless: false,
    defaultViewport: null,
    ignoreDefaultArgs: ['--enable-automation'],
    args: [
      ...browserArguments,
      '--disable-gpu',
      '--force-prefers-reduced-motion',
      '--force-renderer-accessibility',
      '--no-first-run',
      '--test-type', // or a bar warns of --no-sandbox
      `--window-size=${width},${height}`,
      '--window-position=0,0',
    ],
  })
}

/** In the page: finds the Tab stop whose name begins with a text, and tells whether it has the focus. */
const findStop = `([name, within, how]) => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')
  const stops = [...all].filter((it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true }))
  const nameOf = (it) => it.getAttribute('aria-label') ?? (it.labels?.[0] ?? it).textContent
  const index = stops.findIndex((it) => it.closest(within) && nameOf(it).trim().startsWith(name))
  if (how === 'before') (stops[index - 1] ?? stops[index])?.focus()
  return index >= 0 && document.activeElement === stops[index]
}`

/** Leaves out what comes and goes, and what each run has of its own. */
const normalize = (utterances: readonly string[]) =>
  utterances
    .filter((text) => !/^(?:Loading\. Please wait\.|Browse mode|Focus mode|http:\S+)$/.test(text))
    .map((text) => text.replace(/\b[A-Z]{2,}-[A-Z0-9-]{4,}\b/g, '…'))

/** In the page: the first words of the visible text behind the h1. */
const textAfterHeading = `(() => {
  const heading = document.querySelector('h1')
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  texts.currentNode = heading
  for (let text; (text = texts.nextNode()); )
    if (!heading.contains(text) && text.data.trim() && text.parentElement.checkVisibility())
      return text.data.trim().slice(0, 20).trim()
})()`

/** Somebody who uses the site in a browser with a window, by keyboard, and hears it through Orca. */
export class Listener {
  readonly transcript: string[] = []
  readonly failures: string[] = []
  /** What was said when a page was read from top to end, by its name. */
  readonly read: Record<string, string[]> = {}
  passed = 0
  utterances = 0

  private constructor(
    readonly engine: Engine,
    readonly version: string,
    private readonly browser: Browser,
    readonly page: Page,
    private readonly origin: string,
  ) {}

  static async start(engine: Engine, origin: string, width = 1280): Promise<Listener> {
    const start = () => launch(engine, width)
    const browser = await start().catch(start) // what does not start is tried once more
    const page = (await browser.pages())[0] ?? (await browser.newPage())
    page.on('dialog', (dialog) => void dialog.accept())
    const version = (await browser.version()).replace(/^\w+\//, '')
    await until('the window', async () => {
      const ids = await xdotool('search', '--onlyvisible', '--class', engine).catch(() => '')
      const id = ids.trim().split('\n').at(-1)
      if (id) await xdotool('windowactivate', id)
      return id
    })
    await sleep(1500)
    return new Listener(engine, version, browser, page, origin)
  }

  fail = (text: string) => void this.failures.push(text)

  async close(): Promise<void> {
    await Promise.race([this.browser.close(), sleep(4000)])
    this.browser.process()?.kill('SIGKILL')
  }

  /**
   * Does something, and listens until Orca has said what is expected and is quiet.
   *
   * @param act returns what else has to be said.
   * @returns what was said.
   */
  async heard(what: string, act: () => Promise<readonly string[]>, expected: Expected = {}) {
    const { once = [], not = [], words, quiet = 1000, most = 15_000 } = expected
    const before = said().length
    const end = Date.now() + most
    const says = [...(await act()), ...(expected.says ?? [])]
    let heard: string[] = []
    for (let since = Date.now(); Date.now() < end; await sleep(100)) {
      const now = said().slice(before)
      if (now.length !== heard.length) since = Date.now()
      heard = now
      const isComplete = [...says, ...once].every((part) => heard.join(' ').includes(part))
      if (Date.now() - since > (heard.length ? quiet : 2500) && isComplete) break
    }
    const text = heard.join(' ')
    const lines = normalize(heard)
    this.transcript.push(`[${what}] ${lines.join(' / ') || '(silence)'}`)
    this.utterances += lines.length
    const check = (isRight: boolean, fault: string) => {
      if (isRight) this.passed++
      else this.fail(`${what}: ${fault}, but heard “${text}”`)
    }
    let place = 0
    for (const part of says) {
      const next = text.indexOf(part, place)
      check(next >= 0, `“${part}” is not said${place ? ' in this order' : ''}`)
      if (next >= 0) place = next + part.length
    }
    for (const part of once) {
      const times = text.split(part).length - 1
      check(times === 1, `“${part}” is said ${times} times`)
    }
    for (const part of not) check(!text.includes(part), `“${part}” is said`)
    if (words) check(text.split(' ').length <= words, `more than ${words} words`)
    return lines
  }

  /** Opens a page, and gives its document the keyboard focus. */
  async open(path: string, expected?: Expected): Promise<string[]> {
    return this.heard(
      `open ${path}`,
      async () => {
        await this.page.goto(this.origin + path, { waitUntil: 'load' })
        await this.page.waitForSelector('[data-hydrated]')
        for (let i = 0; i < 6 && !(await this.hasFocus()); i++) {
          await xdotool('key', 'F6')
          await sleep(1000)
        }
        return []
      },
      { quiet: 2000, ...expected },
    )
  }

  /** Presses a key, as xdotool calls it, one or more times. */
  press = (key: string, expected?: Expected, times = 1) =>
    this.heard(
      times > 1 ? `${times} × ${key}` : key,
      async () => {
        for (let i = 0; i < times; i++) {
          const before = said().length
          await xdotool('key', key)
          for (let wait = times > 1 ? 25 : 0; wait > 0 && said().length === before; wait--)
            await sleep(100)
          await sleep(times > 1 ? 500 : 0)
        }
        return []
      },
      expected,
    )

  type = async (text: string): Promise<void> => {
    await xdotool('type', '--delay', '30', text)
    await sleep(1500) // Orca may speak of the change
  }

  /** Presses Enter on a link: the heading of the next page has to be said, and Down has to go on behind it. */
  async follow(link: string, within: string): Promise<void> {
    await this.reach(link, within)
    await this.heard(
      'Return',
      async () => {
        await xdotool('key', 'Return')
        await until('the heading of the next page', () =>
          this.evaluate<boolean>('document.activeElement.matches("h1")').catch(() => false),
        )
        return [await this.evaluate<string>('document.activeElement.innerText')]
      },
      { quiet: 2000 },
    )
    const next = await this.evaluate<string>(textAfterHeading)
    await this.press('Down', { says: [next] }, 2)
  }

  evaluate = <T>(expression: string) => this.page.evaluate(expression) as Promise<T>

  /**
   * Moves the focus to an element whose name begins with a text: to the Tab stop before it by script, then by Tab.
   *
   * @param within selector of an element around it.
   */
  async reach(
    name: string,
    within = 'body',
    expected?: Expected,
    frame: Frame = this.page.mainFrame(),
  ) {
    const isOn = (how = '') =>
      frame.evaluate(`(${findStop})(${JSON.stringify([name, within, how])})`) as Promise<boolean>
    let isThere = await isOn('before')
    await sleep(1200)
    return this.heard(
      `Tab to ${name}`,
      async () => {
        for (let i = 0; i < 3 && !isThere; i++) {
          await xdotool('key', 'Tab')
          await sleep(300)
          isThere = await isOn()
        }
        if (!isThere) throw new Error(`Tab does not reach ${name}`)
        return []
      },
      expected,
    )
  }

  private hasFocus = () => this.evaluate<boolean>('document.hasFocus()')
}
