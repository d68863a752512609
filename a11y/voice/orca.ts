import { execFile, spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { promisify } from 'node:util'

import { patience, sleep, until } from '../browsers/driver'
import { Visitor, type Name } from '../browsers/visitor'

/** What Orca has to say after an action: texts in this order, texts exactly once, texts not at all, few words. */
export type Expected = string | { once: string } | { not: string } | { words: number }

const speech = '.cache/voice/speech.txt'

/** How long Orca may be silent before it says what is expected, in ms. */
const longSilence = 20_000

/** All utterances until now. */
const said = () => readFileSync(speech, 'utf8').split('\n').slice(0, -1)

/** Starts Orca on the screen of this process. */
export async function startOrca(): Promise<void> {
  rmSync('.cache/voice', { recursive: true, force: true })
  mkdirSync('.cache/voice', { recursive: true })
  writeFileSync(speech, '')
  const orca = spawn('/usr/bin/python3', ['a11y/voice/recorder.py', speech], { stdio: 'ignore' })
  process.once('exit', () => orca.kill())
  const isOn = async () => said().some((text) => text.startsWith('Screen reader on'))
  await until('Orca', isOn).catch((error: unknown) => {
    orca.kill('SIGKILL')
    throw error
  })
}

/** Presses keys, types or changes the window as the system would. */
export const xdotool = (...args: string[]) =>
  promisify(execFile)('xdotool', args, { timeout: patience })

/**
 * Waits for what Orca has to say, and then until it is quiet.
 *
 * @param before number of utterances before.
 * @param quiet milliseconds of silence after its words.
 * @param isComplete whether everything was said. If that does not come, waits for a long silence.
 * @returns what it has said.
 */
async function listen(
  before: number,
  quiet: number,
  isComplete: (heard: readonly string[]) => boolean,
): Promise<readonly string[]> {
  let heard: readonly string[] = []
  for (let since = Date.now(); ; await sleep(50)) {
    const now = said().slice(before)
    if (now.length !== heard.length) since = Date.now()
    heard = now
    if (Date.now() - since > (isComplete(heard) ? quiet : longSilence)) return heard
  }
}

/** Waits until Orca has said something, and is quiet. It answers each key that moves the focus or its cursor. */
const listenToAnswer = (before: number, quiet: number) =>
  listen(before, quiet, (heard) => heard.length > 0)

/** Presses a key, and waits until Orca has answered and is quiet. @param quiet in milliseconds. */
async function pressAndWait(key: string, quiet: number): Promise<void> {
  const before = said().length
  await xdotool('key', key)
  await listenToAnswer(before, quiet)
}

/** Whether a text has all parts, one behind the other. */
function hasInOrder(text: string, parts: readonly string[]): boolean {
  let end = 0
  return parts.every((part) => {
    const start = text.indexOf(part, end)
    end = start + part.length
    return start >= 0
  })
}

/** What comes and goes. */
const noise =
  /^(?:Loading\. Please wait\.|Browse mode|Focus mode|Selection deleted\.|\S*localhost:\S+)$/

/** Leaves out what comes and goes, and what each run has of its own. */
const normalize = (utterances: readonly string[]) =>
  utterances
    .filter((text) => !noise.test(text))
    .map((text) => text.replace('visited ', '').replace(/\b[A-Z]{2,}-[A-Z0-9-]{4,}\b/g, '…'))

const countOf = (text: string, part: string) => text.split(part).length - 1

/** @returns what is too much in a text that was heard, or null. */
function findFault(text: string, expected: Exclude<Expected, string>): string | null {
  if ('words' in expected)
    return text.split(' ').length > expected.words ? `more than ${expected.words} words` : null
  const [part, most] = 'once' in expected ? [expected.once, 1] : [expected.not, 0]
  const times = countOf(text, part)
  return times > most ? `“${part}” is said ${times} times` : null
}

/** A visitor who hears through Orca what the browser shows in its window, and presses the keys of the system. */
export class Listener extends Visitor {
  /** A line for each action, with what was said. */
  readonly transcript: string[] = []
  /** What was not said. */
  readonly missing: string[] = []
  /** What was said and should not, or too often. */
  readonly faults: string[] = []

  /** Brings the window to the front. */
  async begin(): Promise<void> {
    const search = ['search', '--sync', '--onlyvisible', '--class', this.driver.engine]
    await xdotool(...search, 'windowactivate', '--sync')
  }

  /** Sets the width of the window, in px. */
  resize = (width: number) => xdotool('getactivewindow', 'windowsize', String(width), '860')

  /**
   * Does something, waits until all that is expected was said, and notes what Orca says until it is quiet.
   *
   * @param act may return a text that has to be said first.
   */
  async heard(
    what: string,
    act: () => Promise<unknown>,
    ...expected: readonly Expected[]
  ): Promise<void> {
    const before = said().length
    const first = await act()
    const texts = [first, ...expected].filter((it) => typeof it === 'string')
    const others = expected.filter((it) => typeof it === 'object')
    const once = others.flatMap((it) => ('once' in it ? it.once : []))
    const isSaid = (text: string) =>
      hasInOrder(text, texts) && once.every((part) => text.includes(part))
    // What is not said, or not again, takes a longer silence
    const heard = await listen(
      before,
      others.length > 0 ? 2500 : 1200,
      (utterances) =>
        (expected.length === 0 || utterances.length > 0) && isSaid(utterances.join(' ')),
    )
    const text = heard.join(' ')
    this.transcript.push(`[${what}] ${normalize(heard).join(' / ') || '(silence)'}`)
    if (!isSaid(text))
      this.missing.push(
        `${what}: “${[...texts, ...once].join(' … ')}” is not said, but heard “${text}”`,
      )
    for (const it of others) {
      const fault = findFault(text, it)
      if (fault) this.faults.push(`${what}: ${fault}, heard “${text}”`)
    }
  }

  /** Opens a page, and gives its document the keyboard focus. */
  override async open(path: string, ...expected: readonly Expected[]): Promise<void> {
    const act = async () => {
      await super.open(path)
      await until('the focus in the page', async () => {
        if (await this.evaluate('document.hasFocus()')) return true
        const before = said().length
        await xdotool('key', 'F6') // to the next part of the window
        await listenToAnswer(before, 500)
        return false
      })
    }
    await this.heard(`open ${path}`, act, ...expected)
    this.transcript.splice(-1, 1, `[open ${path}]`) // what is said while a page loads varies
  }

  /** Presses a key, as xdotool calls it. */
  press = (key: string, ...expected: readonly Expected[]) =>
    this.heard(key, () => xdotool('key', key), ...expected)

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
    this.heard(`type ${text}`, () => xdotool('type', '--delay', '30', text), ...expected)

  /** Moves the focus to the Tab stop before an element, and from there by Tab. */
  async reach(role: string, name: Name, ...expected: readonly Expected[]): Promise<void> {
    await this.see(role, name)
    const before = said().length
    if (await this.ask('focusBefore', role, name)) await listenToAnswer(before, 1200)
    const act = async () => {
      for (let i = 0; i < 3 && !(await this.isOn(role, name)); i++) await this.tab()
      if (!(await this.isOn(role, name))) throw new Error(`Tab does not reach ${name}`)
    }
    return this.heard(`Tab to ${name instanceof RegExp ? name.source : name}`, act, ...expected)
  }

  /** Presses Tab, and waits until the focus has moved. */
  private async tab(): Promise<void> {
    await this.evaluate('void (globalThis.lastFocus = document.activeElement)')
    await xdotool('key', 'Tab')
    await this.expect('the focus on another element', () =>
      this.evaluate('document.activeElement !== lastFocus'),
    )
  }
}
