/** The few things that the checks need from a browser, the same in three engines. */
export type Driver = {
  readonly engine: Engine
  readonly version: string
  /** Whether downloads are saved. WebKit's browser saves none while WebDriver controls it. */
  readonly savesFiles: boolean
  /** Opens an address, and waits until its document has loaded. */
  goto: (address: string) => Promise<void>
  /**
   * Evaluates an expression in the page, and waits for it if it is a promise.
   *
   * @param frame selector of the frame to evaluate it in; the page itself by default.
   * @returns the value, as JSON would carry it.
   */
  evaluate: <T>(expression: string, frame?: string) => Promise<T>
  /** Clicks at a point of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>
  /** Presses a key, such as `Tab`, `Shift+Tab` or `Control+a`. */
  press: (key: string) => Promise<void>
  type: (text: string) => Promise<void>
  /** Sets the size of the viewport, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** @returns the viewport as PNG. */
  screenshot: () => Promise<Buffer>
  close: () => Promise<void>
}

export const engines = ['chromium', 'firefox', 'webkit'] as const

export type Engine = (typeof engines)[number]

export type LaunchOptions = {
  /** Whether the system asks for dark colors. */
  readonly dark?: boolean
  /** Whether the system allows motion; by default, it asks for less. */
  readonly motion?: boolean
  /** Whether a screen reader uses the browser: then it has a window. Not for WebKit. */
  readonly screenReader?: boolean
  /** Whether JavaScript is switched on; it is by default. Only Firefox can do without. */
  readonly scripts?: boolean
  /** Folder for downloaded files. */
  readonly downloads: string
}

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** How long everything is waited for, in ms. A busy machine is no failure: an idle one takes a second. */
export const patience = 60_000

/** Asks until the answer is truthy. @throws with `what` when its patience is at an end. */
export async function until<T>(what: string, ask: () => Promise<T>): Promise<T> {
  for (const end = Date.now() + patience; ; await sleep(50)) {
    const answer = await ask()
    if (answer) return answer
    if (Date.now() > end) throw new Error(`Not within ${patience / 1000} s: ${what}`)
  }
}
