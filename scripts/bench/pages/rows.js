import Papa from 'papaparse'

/** Fetches and reads the sheet as most pages do: all at once, on the main thread. */
export async function readSheet() {
  const text = await (await fetch('/sheet.csv')).text()
  const [header, ...rows] = Papa.parse(text, { skipEmptyLines: true }).data
  return { header, rows }
}

export const isDate = (name) => /date|timestamp/i.test(name)

/** Day first, as the sheet has it; null for what is no date. */
export function toDate(text) {
  const [, day, month, year, hours = 0, minutes = 0, seconds = 0] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d):(\d\d))?$/.exec(text) ?? []
  return day ? new Date(year, month - 1, day, hours, minutes, seconds) : null
}
