import type { Browser, Page } from 'playwright'

import { parseCsv } from '../../src/features/sheet/csv'
import { installProbe } from './table-probe'

/** Milliseconds; heap in MB. */
export type TableFigures = {
  firstRows: number
  search: number
  textSort: number
  dateSort: number
  laterSearch: number
  laterTextSort: number
  laterDateSort: number
  /** From the response until every column was prepared; NaN for the other two. */
  prepared: number
  /** 0 where no task was longer than 50 ms: the browser reports none below. */
  longestTask: number
  heap: number
}

/** A search whose last key changes the first row, and what the rows must then say. */
type Task = {
  before: string
  key: string
  emailBefore: string
  emailAfter: string
  firstEmail: string
  earliest: string
  latest: string
  /** A key that takes the row with this e-mail address out of what is found. */
  otherKey: (email: string) => string
}

const emailColumn = 2

export function planTask(csv: string): Task {
  const { rows } = parseCsv(csv)
  const emailOf = (needle: string) =>
    rows.find((row) => row.some((cell) => cell.includes(needle)))?.[emailColumn] ?? ''
  const timestamps = rows.map((row) => row[0] ?? '')
  // 31/12/2026 18:05:00 → 2026123118:05:00
  const sortable = (text: string) => text.replace(/(\d\d)\/(\d\d)\/(\d{4}) /, '$3$2$1')
  const earliest = timestamps.reduce((a, b) => (sortable(b) < sortable(a) ? b : a))
  const latest = timestamps.reduce((a, b) => (sortable(b) > sortable(a) ? b : a))
  const before = 'ref 4'
  const otherKey = (email: string) => {
    const row = rows.find((cells) => cells[emailColumn] === email)
    return row?.some((cell) => cell.includes(`${before}2`)) ? '3' : '2'
  }
  for (const key of '0123456789') {
    const [emailBefore, emailAfter] = [emailOf(before), emailOf(before + key)]
    if (emailAfter && emailAfter !== emailBefore) {
      return {
        before,
        key,
        emailBefore,
        emailAfter,
        firstEmail: emailOf(''),
        earliest,
        latest,
        otherKey,
      }
    }
  }
  throw new Error('This sheet has nothing to search for')
}

export async function measure(
  browser: Browser,
  address: string,
  task: Task,
): Promise<TableFigures> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  try {
    const page = await context.newPage()
    page.setDefaultTimeout(60_000)
    // tsx wraps named functions in a helper that functions sent to the page do not find there.
    await page.addInitScript('globalThis.__name ??= (named) => named')
    await page.addInitScript(installProbe)
    await page.goto(address)
    const firstRows = await page.evaluate(
      async () => (await window.probe.firstRows) - window.probe.responseEnd(),
    )

    const field = page.getByRole('searchbox', { name: 'Search rows' })
    const type = (text: string, expected: string | null) =>
      change(page, 'input', emailColumn, expected, () => field.fill(text))
    const pressKey = () =>
      change(page, 'keydown', emailColumn, task.emailAfter, () => field.press(task.key))
    const sortBy = (name: string, column: number, expected: string | null) =>
      change(page, 'click', column, expected, () =>
        page
          .getByRole('columnheader', { name })
          .first()
          .click({ position: { x: 30, y: 20 } }),
      )

    await type(task.before, task.emailBefore)
    const search = await pressKey()
    await type('', task.firstEmail)
    const textSort = await sortBy('Email', emailColumn, null)
    const dateSort = await sortBy('Timestamp', 0, task.earliest)

    const prepared = address.includes('/bench/') ? Number.NaN : await untilPrepared(page)
    const laterDateSort = await sortBy('Timestamp', 0, task.latest)
    const laterTextSort = await sortBy('Name', 1, null)
    await type(task.before, null)
    const email = await page.evaluate((column) => window.probe.firstCell(column), emailColumn)
    const laterSearch = await change(page, 'keydown', emailColumn, null, () =>
      field.press(task.otherKey(email ?? '')),
    )

    const longestTask = await page.evaluate(() => {
      const { tasks, responseEnd } = window.probe
      const after = tasks.filter(({ start, duration }) => start + duration > responseEnd())
      return Math.max(0, ...after.map(({ duration }) => duration))
    })
    const heap = await weighHeap(page)
    return {
      firstRows,
      search,
      textSort,
      dateSort,
      prepared,
      laterSearch,
      laterTextSort,
      laterDateSort,
      longestTask,
      heap,
    }
  } finally {
    await context.close()
  }
}

/** The page says so by a mark among the browser's measurements. */
async function untilPrepared(page: Page): Promise<number> {
  const mark = await page.waitForFunction(
    () => performance.getEntriesByName('sheet-prepared')[0]?.startTime,
  )
  return page.evaluate((time) => time - window.probe.responseEnd(), Number(await mark.jsonValue()))
}

async function change(
  page: Page,
  event: string,
  column: number,
  expected: string | null,
  act: () => Promise<void>,
): Promise<number> {
  await page.evaluate(([...args]) => window.probe.arm(...args), [event, column, expected] as [
    string,
    number,
    string | null,
  ])
  await act()
  return page.evaluate(() => window.probe.change)
}

/** MB of JavaScript in use after a collection, that of the page's workers included. */
async function weighHeap(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  let { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage')

  const workers: string[] = []
  devtools.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId))
  const answers: Promise<number>[] = []
  await devtools.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  })
  for (const sessionId of workers) {
    const ask = (id: number, method: string) =>
      devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      })
    answers.push(
      new Promise((resolve) =>
        devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
          const answer = JSON.parse(message) as { id?: number; result?: { usedSize?: number } }
          if (from === sessionId && answer.id === 2) resolve(answer.result?.usedSize ?? Number.NaN)
        }),
      ),
    )
    await ask(1, 'HeapProfiler.collectGarbage')
    await ask(2, 'Runtime.getHeapUsage')
  }
  for (const worker of await Promise.all(answers)) bytes += worker
  return bytes / 1024 / 1024
}
