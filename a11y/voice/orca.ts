import { execFile, spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import type { SiteCopy } from '../../tests/site-copy'
import { sleep, until, type Driver } from '../browsers/driver'
import { Visitor, type Name } from '../browsers/visitor'

/** What Orca has to say after an action: texts in this order, texts exactly once, texts not at all, few words. */
export type Expected = string | { once: string } | { not: string } | { words: number }

const speech = '.cache/speech.jsonl'

/** One line for each utterance. */
const said = () =>
  readFileSync(speech, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) =>
      (JSON.parse(line) as string)
        .replace(/,(?=[A-Z])/g, ', ')
        .replace(/\s+/g, ' ')
        .trim(),
    )

/** Starts Orca on the screen of this process. */
export async function startOrca(): Promise<void> {
  writeFileSync(speech, '')
  const orca = spawn('/usr/bin/python3', ['a11y/voice/recorder.py', speech], { stdio: 'ignore' })
  process.once('exit', () => orca.kill())
  try {
    await until(
      'Orca',
      async () => said().some((text) => text.startsWith('Screen reader on')),
      30_000,
    )
  } catch (error) {
    orca.kill('SIGKILL')
    throw error
  }
}

const xdotool = (...args: string[]) => promisify(execFile)('xdotool', args, { timeout: 20_000 })

/** Presses a key, and waits until Orca has answered and is quiet. @param quiet in milliseconds. */
async function pressAndWait(key: string, quiet: number): Promise<void> {
  const before = said().length
  let [since, last] = [Date.now(), before]
  await xdotool('key', key)
  for (; Date.now() - since < (last > before ? quiet : 2500); await sleep(50))
    if (said().length !== last) [since, last] = [Date.now(), said().length]
}

/** What comes and goes. */
const noise =
  /^(?:Loading\. Please wait\.|Browse mode|Focus mode|Selection deleted\.|\S*localhost:\S+)$/

/** Leaves out what comes and goes, and what each run has of its own. */
const normalize = (utterances: readonly string[]) =>
  utterances
    .filter((text) => !noise.test(text))
    .map((text) => text.replace('visited ', '').replace(/\b[A-Z]{2,}-[A-Z0-9-]{4,}\b/g, '…'))

/** @returns what is wrong with a text that was heard, or null. */
function findFault(text: string, expected: Exclude<Expected, string>): string | null {
  if ('words' in expected)
    return text.split(' ').length > expected.words ? `more than ${expected.words} words` : null
  const part = 'once' in expected ? expected.once : expected.not
  const times = text.split(part).length - 1
  return times === ('once' in expected ? 1 : 0) ? null : `“${part}” is said ${times} times`
}

/** A visitor who hears through Orca what the browser shows in its window, and presses the keys of the system. */
export class Listener extends Visitor {
  /** A line for each action, with what was said. */
  readonly transcript: string[] = []
  readonly failures: string[] = []

  constructor(driver: Driver, site: SiteCopy) {
    super(driver, site, 'keyboard')
  }

  /** Waits until the window can be used. */
  async begin(): Promise<void> {
    const search = ['search', '--sync', '--onlyvisible', '--class', this.driver.engine]
    await xdotool(...search, 'windowactivate')
    await sleep(1500)
  }

  /** Sets the width of the window, in px. */
  resize = (width: number) => xdotool('getactivewindow', 'windowsize', String(width), '860')

  /**
   * Does something, and listens until Orca is quiet: after all that is expected, or after 15 seconds without a word.
   *
   * @param act may return what else has to be said first.
   */
  async heard(
    what: string,
    act: () => Promise<string | void>,
    ...expected: readonly Expected[]
  ): Promise<void> {
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
  }

  /** Opens a page, and gives its document the keyboard focus. */
  override async open(path: string, ...expected: readonly Expected[]): Promise<void> {
    const act = async () => {
      await super.open(path)
      for (let i = 0; i < 6 && !(await this.evaluate('document.hasFocus()')); i++) {
        await xdotool('key', 'F6')
        await sleep(1000)
      }
      await sleep(1000)
    }
    await this.heard(`open ${path}`, act, ...expected)
    this.transcript.splice(-1, 1, `[open ${path}]`) // what is said while a page loads varies
  }

  /** Presses a key, as xdotool calls it. */
  press = (key: string, ...expected: readonly Expected[]) =>
    this.heard(key, async () => void (await xdotool('key', key)), ...expected)

  /** Presses a key several times, each time when Orca has answered and is quiet. */
  repeat(times: number, key: string, ...expected: readonly Expected[]): Promise<void> {
    const act = async () => {
      for (let i = 0; i < times; i++) await pressAndWait(key, 500)
    }
    return this.heard(`${times} × ${key}`, act, ...expected)
  }

  /** Reads on with Down until the last of these texts is said. */
  readTo(texts: readonly string[], ...expected: readonly Expected[]): Promise<void> {
    const [last = ''] = texts.slice(-1)
    const act = async () => {
      const before = said().length
      const isSaid = () => said().slice(before).join(' ').includes(last)
      for (let i = 0; i < 30 && !isSaid(); i++) await pressAndWait('Down', 1500)
    }
    return this.heard(`Down to ${last}`, act, ...texts, ...expected)
  }

  type = (text: string, ...expected: readonly Expected[]) =>
    this.heard(
      `type ${text}`,
      async () => void (await xdotool('type', '--delay', '30', text)),
      ...expected,
    )

  /** Moves the focus to the Tab stop before an element, and from there by Tab. */
  async reach(role: string, name: Name, ...expected: readonly Expected[]): Promise<void> {
    await this.see(role, name)
    await this.ask('focusBefore', role, name)
    await sleep(1200) // what Orca says of that stop
    const isThere = async () => (await this.ask('focusFrom', role, name)) === 'on'
    const act = async () => {
      for (let i = 0; i < 3 && !(await isThere()); i++) {
        await xdotool('key', 'Tab')
        await sleep(300)
      }
      if (!(await isThere())) throw new Error(`Tab does not reach ${name}`)
    }
    return this.heard(`Tab to ${name instanceof RegExp ? name.source : name}`, act, ...expected)
  }

  /** Presses Enter on a link: the heading of the next page has to be said, and Down has to go on behind it. */
  async follow(link: Name): Promise<void> {
    await this.reach('link', link)
    await this.heard('Return', async () => {
      await xdotool('key', 'Return')
      await this.expect('the heading of the next page', () =>
        this.evaluate('document.activeElement.matches("h1")'),
      )
      return `${await this.evaluate('document.activeElement.innerText')} heading level 1`
    })
    await this.repeat(2, 'Down', await this.ask('textAfter', 'h1'))
  }

  /** Reads a page from top to end. */
  async read(path: string, ...expected: readonly Expected[]): Promise<void> {
    await this.open(path)
    await this.press('ctrl+Home')
    await this.heard('read', async () => void (await xdotool('key', 'KP_Add')), ...expected)
  }
}
