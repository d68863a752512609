import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'

import { seededRandom } from '../drawings/motif-line'

const sample = readFileSync(new URL('./sheet-sample.csv', import.meta.url), 'utf8').trimEnd()
const [header = [], ...people] = papaparse.parse<string[]>(sample).data

/**
 * A CSV of so many rows under the sample's header, always the same for the same seed. Each cell is one of the sample's,
 * of any row; numbers in addresses and messages make these differ. About 24 MB at 100,000 rows.
 */
export function makeCsv(rows: number, seed = 1): string {
  const random = seededRandom(String(seed))
  const upTo = (limit: number) => Math.floor(random() * limit)
  const pick = (column: number) => people[upTo(people.length)]?.[column] ?? ''
  const makeCell = (name: string, column: number) => {
    if (name === 'Email') return pick(column).replace('@', `${upTo(1_000_000)}@`)
    if (name === 'Message') return `${pick(column)}\n${pick(column)}, ref ${upTo(1_000_000)}`
    return pick(column)
  }
  const made = Array.from({ length: Math.max(0, rows) }, () => header.map(makeCell))
  return papaparse.unparse([header, ...made])
}
