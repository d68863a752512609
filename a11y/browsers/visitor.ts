import { build, type Rolldown } from 'vite'

import { escapePattern, type SiteCopy } from '../support/site-copy'
import { until, type Driver } from './driver'
import type { Helpers, Place } from './page-helpers'

/** The whole accessible name, or a pattern for a part of it. */
export type Name = string | RegExp

/** The name of an element whose name contains a text. */
export const part = (text: string) => new RegExp(escapePattern(text))

export type Means = 'mouse' | 'keyboard'

let helpers: Promise<string> | undefined

/** @returns `page-helpers.ts` as a script. */
async function bundleHelpers(): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: 'a11y/browsers/page-helpers.ts', formats: ['iife'], name: 'unused' },
    },
  })) as Rolldown.RolldownOutput[]
  return `const process = { env: {}, version: '' }; ${bundle?.output[0].code}`
}

/** Somebody who uses the site in a real browser, by mouse or by keyboard. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    readonly site: SiteCopy,
    readonly means: Means,
    /** Selector of the frame in which this visitor acts. */
    private readonly frame?: string,
  ) {}

  /** The same visitor inside a frame. */
  inFrame = (selector: string) => new Visitor(this.driver, this.site, this.means, selector)

  /** Opens a page, and waits until it is hydrated. */
  async open(path: string): Promise<void> {
    await this.driver.goto(this.site.origin + path)
    await until('hydration', () =>
      this.driver.evaluate('document.documentElement.hasAttribute("data-hydrated")'),
    )
  }

  evaluate = <T>(expression: string) => this.driver.evaluate<T>(expression, this.frame)

  /** Calls a function of `page-helpers.ts` in the page. */
  async ask<K extends keyof Helpers>(
    helper: K,
    ...args: Parameters<Helpers[K]>
  ): Promise<Awaited<ReturnType<Helpers[K]>>> {
    helpers ??= bundleHelpers()
    const isThere = () => this.evaluate<boolean>('"a11yHelpers" in globalThis')
    if (!(await isThere())) await this.evaluate(`(() => { ${await helpers} })()`)
    const list = args.map((arg: unknown) =>
      arg instanceof RegExp ? String(arg) : JSON.stringify(arg),
    )
    return this.evaluate<Awaited<ReturnType<Helpers[K]>>>(`a11yHelpers.${helper}(${list.join()})`)
  }

  /** Waits for an element. */
  see = (role: string, name: Name) =>
    this.expect(`${role} ${name}`, async () => (await this.ask('count', role, name)) > 0)

  seeNot = (role: string, name: Name) =>
    this.expect(`no ${role} ${name}`, async () => (await this.ask('count', role, name)) === 0)

  /** Waits until a live region contains a text. */
  hear = (text: string) => this.expect(`“${text}” in a live region`, () => this.ask('hears', text))

  /** Waits until an element has the focus. */
  seeFocus = (role: string, name: Name) =>
    this.expect(`focus on ${role} ${name}`, () => this.isOn(role, name))

  isOn = async (role: string, name: Name) => (await this.ask('focusFrom', role, name)) === 'on'

  seeAddress = (path: string) =>
    this.expect(`address ${path}`, () =>
      this.evaluate(`location.pathname + location.search === ${JSON.stringify(path)}`),
    )

  seeTitle = (title: string) =>
    this.expect(`title ${title}`, () =>
      this.evaluate(`document.title.startsWith(${JSON.stringify(title)})`),
    )

  /** Waits for anything. A page that is being left does not answer: then it is asked again. */
  expect = (what: string, ask: () => Promise<boolean>) =>
    until(what, () => ask().catch(() => false))

  /** Moves the focus to an element: by a click, or by the Tab key in the shorter direction. */
  async focus(role: string, name: Name): Promise<void> {
    await this.see(role, name)
    if (this.means === 'mouse') return this.click(role, name)
    for (let presses = 0; presses < 150; presses++) {
      const from = await this.ask('focusFrom', role, name)
      if (from === 'on') return
      await this.driver.press(from === 'after' ? 'Shift+Tab' : 'Tab')
    }
    throw new Error(`The Tab key does not reach ${role} ${name}`)
  }

  /** Clicks on a link or a button, or presses Enter on it. */
  async activate(role: string, name: Name): Promise<void> {
    await this.focus(role, name)
    if (this.means === 'keyboard') await this.driver.press('Enter')
  }

  /** Replaces the text of a field. */
  async fill(role: string, name: Name, text: string): Promise<void> {
    await this.focus(role, name)
    await this.driver.press('Control+a')
    await (text ? this.driver.type(text) : this.driver.press('Delete'))
  }

  /** Chooses in a list by its first letters. A mouse would open a window that only the system can see. */
  async choose(name: Name, option: string): Promise<void> {
    if (this.means === 'mouse') await this.ask('focus', 'combobox', name)
    else await this.focus('combobox', name)
    await this.driver.type(option)
  }

  goBack = () => this.evaluate<void>('history.back()')

  private async click(role: string, name: Name): Promise<void> {
    let place: Place | null = null
    await this.expect(`${role} ${name} where it can be clicked`, async () => {
      const before = place
      place = await this.ask('place', role, name)
      return place !== null && place.x === before?.x && place.y === before.y
    })
    const { x, y } = place as unknown as Place
    const box = this.frame
      ? await this.driver.evaluate<Place>(
          `document.querySelector(${JSON.stringify(this.frame)}).getBoundingClientRect().toJSON()`,
        )
      : { x: 0, y: 0 }
    await this.driver.click(box.x + x, box.y + y)
  }
}
