/** The middle of the values; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/**
 * Runs something that a busy machine can make fail, again where it failed.
 *
 * @throws what the last try threw.
 */
export async function retry<Value>(tries: number, run: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= tries) throw error
      console.error(`  once more: ${String(error).split('\n')[0]}`)
    }
  }
}

/**
 * As `retry`, but a measurement that cannot be had is missing from the median, not the end of it.
 *
 * @returns what the runs gave, at most `runs` values.
 */
export async function collect<Value>(runs: number, run: () => Promise<Value>): Promise<Value[]> {
  const values: Value[] = []
  for (let index = 0; index < runs; index++) {
    try {
      values.push(await retry(3, run))
    } catch (error) {
      console.error(`  given up: ${String(error).split('\n')[0]}`)
    }
  }
  return values
}

/** Lines up rows under their headers; numbers to the right. */
export function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headers.map((header, column) =>
    Math.max(header.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  const line = (cells: readonly string[]) =>
    cells
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ')
  return [line(headers), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join(
    '\n',
  )
}

/** A number for the table; a dash for what could not be measured. */
export function figure(value: number | undefined, digits = 0): string {
  return value === undefined || Number.isNaN(value) ? '–' : value.toFixed(digits)
}

export const kilobytes = (bytes: number): string => figure(bytes / 1000, 1)
