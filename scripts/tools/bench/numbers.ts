/** The middle of the values; the mean of the two middle ones where their number is even. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => Number.isFinite(value)).toSorted((a, b) => a - b)
  if (sorted.length === 0) return Number.NaN
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

/**
 * Runs a measurement, again if it fails: a busy machine can cause that.
 *
 * @returns undefined after three failures, so that one value is missing and the benchmark goes on.
 */
export async function tryToMeasure<Value>(run: () => Promise<Value>): Promise<Value | undefined> {
  for (let attempt = 1; attempt <= 3; attempt++) {
    try {
      return await run()
    } catch (error) {
      console.error(`  attempt ${attempt} of 3 failed: ${String(error).split('\n')[0]}`)
    }
  }
  return undefined
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
