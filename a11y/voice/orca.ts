import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from 'playwright'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'

import { browserArguments } from '../../scripts/find-browser'
import { sleep, until } from '../browsers/driver'
import { launchFirefox } from '../browsers/puppeteer-driver'

export const engines = ['firefox', 'chromium'] as const

export type Engine = (typeof engines)[number]

/** What Orca has to say after an action: texts in this order, texts exactly once, texts not at all, few words. */
export type Expected = string | { once: string } | { not: string } | { words: number }

const xdotool = async (...args: string[]) => (await promisify(execFile)('xdotool', args)).stdout

/** One line for each utterance. */
const said = () =>
  readFileSync(process.env.VOICE_SPEECH ?? '', 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      (JSON.parse(line) as string)
        .replace(/,(?=[A-Z])/g, ', ')
        .replace(/\s+/g, ' ')
        .trim(),
    )

/** Presses a key, and waits until Orca has answered and is quiet. @param quiet in milliseconds. */
async function pressAndWait(key: string, quiet: number): Promise<void> {
  const before = said().length
  let [since, last] = [Date.now(), before]
  await xdotool('key', key)
  for (; Date.now() - since < (last > before ? quiet : 2500); await sleep(50))
    if (said().length !== last) [since, last] = [Date.now(), said().length]
}

/** Starts a browser with a window on the virtual screen. */
function launch(engine: Engine): Promise<Browser> {
  if (engine === 'firefox')
    return launchFirefox(
      {
        'accessibility.force_disabled': -1,
        'accessibility.browsewithcaret_shortcut.enabled': false,
        'browser.tabs.inTitlebar': 0,
        'focusmanager.testmode': false,
        'layout.css.prefers-color-scheme.content-override': 1,
      },
      { headless: false, args: ['--width=1280', '--height=860'] },
    )
  // The headless shell has no windows
  const files = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', chromium.executablePath()]
  const args = [
    '--disable-gpu',
    '--force-prefers-reduced-motion',
    '--force-renderer-accessibility',
    '--no-first-run',
    '--test-type', // or a bar warns of --no-sandbox
    '--window-size=1280,860',
    '--window-position=0,0',
  ]
  return puppeteer.launch({
    executablePath: files.find((file) => file && existsSync(file)),
    headless: false,
    defaultViewport: null,
    ignoreDefaultArgs: ['--enable-automation'],
    args: [...browserArguments, ...args],
  })
}

/** In the page: finds the Tab stop whose name begins with a text, and tells whether it has the focus. */
const findStop = `(name, within, how) => {
  const all = document.querySelectorAll('a[href], button, input, select, textarea, [tabindex]')
  const stops = [...all].filter((it) => it.tabIndex >= 0 && it.checkVisibility({ visibilityProperty: true }))
  const nameOf = (it) => it.getAttribute('aria-label') ?? (it.labels?.[0] ?? it).textContent
  const index = stops.findIndex((it) => it.closest(within) && nameOf(it).trim().startsWith(name))
  if (how === 'before') (stops[index - 1] ?? stops[index])?.focus()
  return index >= 0 && document.activeElement === stops[index]
}`

/** In the page: the first words of the visible text behind an element. */
const findTextAfter = `(selector) => {
  const element = document.querySelector(selector)
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  texts.currentNode = element
  for (let text; (text = texts.nextNode()); )
    if (!element.contains(text) && text.data.trim() && text.parentElement.checkVisibility())
      return text.data.trim().slice(0, 20).trim()
}`

/** Leaves out what comes and goes, and what each run has of its own. */
const normalize = (utterances: readonly string[]) =>
  utterances
    .filter(
      (text) =>
        !/^(?:Loading\. Please wait\.|Browse mode|Focus mode|Selection deleted\.|\S*localhost:\S+)$/.test(
          text,
        ),
    )
    .map((text) => text.replace('visited ', '').replace(/\b[A-Z]{2,}-[A-Z0-9-]{4,}\b/g, '…'))

/** @returns what is wrong with a text that was heard, or null. */
function findFault(text: string, expected: Exclude<Expected, string>): string | null {
  if ('words' in expected)
    return text.split(' ').length > expected.words ? `more than ${expected.words} words` : null
  const part = 'once' in expected ? expected.once : expected.not
  const times = text.split(part).length - 1
  return times === ('once' in expected ? 1 : 0) ? null : `“${part}” is said ${times} times`
}

/** Somebody who uses the site in a browser with a window, by keyboard, and hears it through Orca. */
export class Listener {
  /** A line for each action, with what was said. */
  readonly transcript: string[] = []
  readonly failures: string[] = []

  private constructor(
    readonly engine: Engine,
    readonly version: string,
    readonly close: () => Promise<void>,
    readonly page: Page,
    private readonly origin: string,
  ) {}

  static async start(engine: Engine, origin: string): Promise<Listener> {
    const start = () => launch(engine)
    const browser = await start().catch(start) // what does not start is tried once more
    const page = (await browser.pages())[0] ?? (await browser.newPage())
    page.on('dialog', (dialog) => void dialog.accept())
    await until('the window', async () => {
      const ids = await xdotool('search', '--onlyvisible', '--class', engine).catch(() => '')
      const id = ids.trim().split('\n').at(-1)
      if (id) await xdotool('windowactivate', id)
      return id
    })
    await sleep(1500)
    const close = async () => {
      await Promise.race([browser.close(), sleep(4000)])
      browser.process()?.kill('SIGKILL')
    }
    const version = (await browser.version()).replace(/^\w+\//, '')
    return new Listener(engine, version, close, page, origin)
  }

  /** Sets the width of the window, in px. */
  resize = (width: number) => xdotool('getactivewindow', 'windowsize', String(width), '860')

  evaluate = <T>(expression: string) => this.page.evaluate(expression) as Promise<T>

  /**
   * Does something, and listens until Orca is quiet: after all that is expected, or after 15 seconds without a word.
   *
   * @param act may return what else has to be said first.
   * @returns what was said.
   */
  async heard(what: string, act: () => Promise<string | void>, ...expected: readonly Expected[]) {
    const before = said().length
    const first = await act()
    const texts = [first ?? '', ...expected.filter((it) => typeof it === 'string')]
    const others = expected.filter((it) => typeof it === 'object')
    const parts = [...texts, ...others.map((it) => ('once' in it ? it.once : ''))]
    const quiet = others.length > 0 || what === 'read' ? 2500 : 1200
    const patience = expected.length > 0 ? 2500 : 1000
    let heard: string[] = []
    for (let since = Date.now(), silence = 0; silence < 15_000; silence = Date.now() - since) {
      await sleep(100)
      const now = said().slice(before)
      if (now.length !== heard.length) since = Date.now()
      heard = now
      const isComplete = parts.every((part) => heard.join(' ').includes(part))
      if (isComplete && silence > (heard.length > 0 ? quiet : patience)) break
    }
    const text = heard.join(' ')
    this.transcript.push(`[${what}] ${normalize(heard).join(' / ') || '(silence)'}`)
    const faults = others.map((it) => findFault(text, it))
    let place = 0
    for (const part of texts) {
      const next = text.indexOf(part, place)
      faults.push(next < 0 ? `“${part}” is not said, or too early` : null)
      place = Math.max(place, next + part.length)
    }
    for (const fault of faults)
      if (fault) this.failures.push(`${what}: ${fault}, but heard “${text}”`)
    return normalize(heard)
  }

  /** Opens a page, and gives its document the keyboard focus. */
  open = (path: string, ...expected: readonly Expected[]) =>
    this.heard(
      `open ${path}`,
      async () => {
        await this.page.goto(this.origin + path, { waitUntil: 'load' })
        await this.page.waitForSelector('[data-hydrated]')
        for (let i = 0; i < 6 && !(await this.evaluate('document.hasFocus()')); i++) {
          await xdotool('key', 'F6')
          await sleep(1000)
        }
        await sleep(1000)
      },
      ...expected,
    )

  /** Presses a key, as xdotool calls it. */
  press = (key: string, ...expected: readonly Expected[]) =>
    this.heard(key, async () => void (await xdotool('key', key)), ...expected)

  /** Presses a key several times, each time when Orca has answered and is quiet. */
  repeat = (times: number, key: string, ...expected: readonly Expected[]) =>
    this.heard(
      `${times} × ${key}`,
      async () => {
        for (let i = 0; i < times; i++) await pressAndWait(key, 500)
      },
      ...expected,
    )

  /** Reads on with Down until the last of these texts is said. */
  readTo = (texts: readonly string[], ...expected: readonly Expected[]) =>
    this.heard(
      `Down to ${texts.at(-1)}`,
      async () => {
        const before = said().length
        const isSaid = () =>
          said()
            .slice(before)
            .join(' ')
            .includes(texts.at(-1) ?? '')
        for (let i = 0; i < 30 && !isSaid(); i++) await pressAndWait('Down', 1500)
      },
      ...texts,
      ...expected,
    )

  type = (text: string, ...expected: readonly Expected[]) =>
    this.heard(
      `type ${text}`,
      async () => void (await xdotool('type', '--delay', '30', text)),
      ...expected,
    )

  /** Moves the focus to the Tab stop before the one whose name begins with a text, and from there by Tab. */
  async reach(name: string, within = 'body', ...expected: readonly Expected[]) {
    const isOn = (how = '') =>
      this.evaluate<boolean>(`(${findStop})(...${JSON.stringify([name, within, how])})`)
    let isThere = await isOn('before')
    await sleep(1200) // what Orca says of that stop
    return this.heard(
      `Tab to ${name}`,
      async () => {
        for (let i = 0; i < 3 && !isThere; i++) {
          await xdotool('key', 'Tab')
          await sleep(300)
          isThere = await isOn()
        }
        if (!isThere) throw new Error(`Tab does not reach ${name}`)
      },
      ...expected,
    )
  }

  /** Presses Enter on a link: the heading of the next page has to be said, and Down has to go on behind it. */
  async follow(link: string, within: string): Promise<void> {
    await this.reach(link, within)
    await this.heard('Return', async () => {
      await xdotool('key', 'Return')
      await until('the heading of the next page', () =>
        this.evaluate<boolean>('document.activeElement.matches("h1")').catch(() => false),
      )
      const heading = await this.evaluate<string>('document.activeElement.innerText')
      return `${heading} heading level 1`
    })
    await this.repeat(2, 'Down', await this.textAfter('h1'))
  }

  /** @returns the first words behind an element. */
  textAfter = (selector: string) =>
    this.evaluate<string>(`(${findTextAfter})(${JSON.stringify(selector)})`)

  /** Reads a page from top to end. */
  async read(path: string, ...expected: readonly Expected[]) {
    await this.open(path)
    await this.press('ctrl+Home')
    return this.heard('read', async () => void (await xdotool('key', 'KP_Add')), ...expected)
  }
}
