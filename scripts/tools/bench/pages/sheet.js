import Papa from 'papaparse'

/** Shows a search field above an empty place, and reads the sheet at once, on the main thread. */
export async function openSheet() {
  document.body.innerHTML =
    '<input type="search" aria-label="Search rows"><div style="height: 600px"></div>'
  const [field, place] = document.body.children
  const text = await (await fetch('/sheet.csv')).text()
  const [header, ...rows] = Papa.parse(text, { skipEmptyLines: true }).data
  return { field, place, header, rows }
}

export const isDate = (name) => /date|timestamp/i.test(name)

/** The date of a text with the day first; null for other texts. */
export function toDate(text) {
  const [, day, month, year, hours = 0, minutes = 0, seconds = 0] =
    /^(\d\d)\/(\d\d)\/(\d{4})(?: (\d\d):(\d\d):(\d\d))?$/.exec(text) ?? []
  return day ? new Date(year, month - 1, day, hours, minutes, seconds) : null
}
