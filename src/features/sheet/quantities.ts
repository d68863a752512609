import { foldDigits, longestNumber } from '../../lib/fold-text'
import { sizeOfUnit, dimensions, type Dimension } from '../../lib/units'
import { mayBeNumber, plainNumber, readNumber, withPoint, type Quantity } from './numbers'

/** `01:05:00`, `5.30 pm`, not `25,000 pm`. Without 'am' or 'pm', two numbers are minutes and seconds. */
const clock = /(\d+)(?:[:.]([0-5]\d))?(?::([0-5]\d(?:\.\d+)?))?(?: ?([ap])\.? ?m\.?)?$/
/** `1m 05s`, `2 hours, 10 minutes`, `1 crore 25 lakh`. */
const part = String.raw`(${withPoint}) ?(\p{L}[\p{L}\p{M}]*)\.?`
const severalParts = new RegExp(`(?:${part}(?:,? and |,? ?)){2,}$`, 'u')

/** `< 5`, `up to 5`, `over 5`, `from 5`. */
const limit =
  /^(?:([<≤]|under|below|(?:less|fewer) than|up ?to|within)|([>≥]|over|above|more than|at least)|from|between|about|around|approx\.?) ?/
/** What may stand behind a quantity: `*`, `(incl. GST)`, `+ GST`, `/-`. */
const note = /^(.*?\d[^()]*?)(?: ?\(.{3,}\)| \+ .+|\*+)$| ?\/[-=]/g
/** `5-10`, `5 to 10`. */
const range = /^(.*?[^ (])(?: ?(?:-|~|\.{2,3}) ?| to | and )(.+)$/
/** A range, a time, a ratio or a code. One in the column that is neither range nor time proves that all are the others. */
const bare = /^([\d.]+) ?([-:]) ?([\d.]+)$/
/** `05`, `12345678`: ends no range, since it has a zero first, or more digits than people write without commas. */
const code = /(?:^|[-~] ?|to )0\d|\d{8}/

/** Reads a number, a number in several units, or a time; the last two as a number of one unit. */
const readQuantity = (text: string): Quantity | null =>
  readNumber(text.replace(clock, spellClock).replace(severalParts, toLastUnit))

function spellClock(text: string, a: string, b?: string, c?: string, half?: string): string {
  if (half && a.length < 3)
    return `${(Number(a) % 12) + (half === 'p' ? 12 : 0)} h ${b ?? 0} m ${c ?? 0} s`
  return c ? `${a} h ${b} m ${c} s` : b && text.includes(':') ? `${a} m ${b} s` : text
}

/** The units have to be of one dimension, from the largest down. */
function toLastUnit(text: string): string {
  const parts = [...text.matchAll(new RegExp(part, 'gu'))]
  const numbers = parts.map(([, digits = '']) => Number(digits.replace(/[, ']/g, '')))
  for (const dimension of dimensions) {
    const sizes = parts.map(([, , unit = '']) => sizeOfUnit(dimension, unit))
    if (!sizes.every((size, i) => size < (sizes[i - 1] ?? Infinity))) continue
    const sum = numbers.reduce((all, number, i) => all + number * (sizes[i] ?? 0), 0)
    return `${sum / (sizes.at(-1) ?? 1)} ${parts.at(-1)?.[2]}`
  }
  return text
}

/** Amounts of money are plain numbers, or in lakh and the like. */
const hasDimension = ({ currency, unit }: Quantity, dimension: Dimension): boolean =>
  currency ? dimension === dimensions[0] : !Number.isNaN(sizeOfUnit(dimension, unit))

/** `nudge`: how much the value counts as more, relative to itself, so that equal beginnings sort by what follows. */
type Reading = { begin: Quantity | null; nudge?: number; ratio?: number | undefined }

/** Reads a quantity, a range (`11-50`, `1-5 lakh`), or one with a limit (`under 18`, `> 90%`). */
function readCell(cell: string): Reading {
  if (plainNumber.test(cell))
    return { begin: { number: Number(cell), unit: '', currency: '', per: '' } }
  const text = cell.length <= longestNumber && mayBeNumber.test(cell) ? foldDigits(cell) : ''
  if (!text) return { begin: null }
  const [prefix = '', under, over] = limit.exec(text) ?? []
  const rest = text.slice(prefix.length).replace(note, '$1')
  const whole = readQuantity(rest)
  const [, first = '', last = ''] = (!whole && range.exec(rest)) || []
  const [begin, end] = [readQuantity(first), readQuantity(last)]
  const [, a, sign, b] = bare.exec(text) ?? []
  const ratio = sign ? Number(a) / ((sign === ':' && Number(b)) || NaN) : undefined
  if (!begin || !end) return { begin: whole, nudge: under ? -1e-6 : over ? 1e-6 : 0, ratio }
  const isCode = !begin.unit && !end.unit && (begin.number > end.number || code.test(rest))
  const unit = begin.unit || (begin.number < end.number ? end.unit : '')
  const nudge = 1e-9 * (end.number / (begin.number || 1))
  return { begin: isCode ? null : { ...begin, unit }, nudge, ratio }
}

/**
 * Reads a column of numbers, as docs/sheet.md lists them. `numbers`: `NaN` for what is none, and for an integer that a
 * double cannot hold: as text it compares exactly. `isMixed`: the values do not compare, as units or currencies differ.
 */
export function parseNumbers(cells: readonly string[]) {
  const read = cells.map(readCell)
  const ratios = read.filter(({ ratio }) => ratio !== undefined)
  const isCodes = 2 * ratios.filter(({ begin }) => !begin).length > ratios.length
  const found = read.flatMap(({ begin }) => begin ?? [])
  const isLedger = found.some(({ unit }) => unit === 'dr') // of Tally: `Cr` is credit, not crore
  const withUnit = found.filter(({ unit, currency }) => unit || currency)
  const counts = dimensions.map(
    (dimension) => withUnit.filter((quantity) => hasDimension(quantity, dimension)).length,
  )
  const most = Math.max(...counts)
  const dimension = dimensions[2 * most < withUnit.length ? 0 : counts.indexOf(most)] ?? new Map()
  const numbers = read.map(({ begin, nudge = 0, ratio }) => {
    if (!begin || (isCodes && ratio !== undefined)) return ratio ?? NaN
    const isCredit = isLedger && begin.unit === 'cr'
    const size = isCredit
      ? -1
      : (hasDimension(begin, dimension) && sizeOfUnit(dimension, begin.unit)) || 1
    return size * (begin.number + Math.abs(begin.number) * nudge)
  })
  const measures = new Set(found.map(({ currency, per }) => currency + per).filter(Boolean))
  const isOther = (quantity: Quantity) =>
    !hasDimension(quantity, dimension) && dimensions.some((other) => hasDimension(quantity, other))
  const isMixed = measures.size > 1 || withUnit.some(isOther)
  return { numbers: Float64Array.from(numbers), isMixed }
}
