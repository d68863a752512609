import { foldDigits, longestNumber } from '../../lib/fold-text'
import { dimensions, isUnit, sizeOfUnit, type Dimension } from '../../lib/units'
import { mayBeNumber, plainNumber, readNumber, withPoint, type Quantity } from './numbers'

/** `01:05:00`, `5.30 pm`, not `25,000 pm`. Without 'am' or 'pm', two numbers are minutes and seconds. */
const clock = /(\d+)(?:[:.]([0-5]\d))?(?::([0-5]\d(?:\.\d+)?))?(?: ?([ap])\.? ?m\.?)?$/
/** `1m 05s`, `2 hours, 10 minutes`, `1 crore 25 lakh`. */
const part = String.raw`(${withPoint}) ?(\p{L}[\p{L}\p{M}]*)\.?`
const severalParts = new RegExp(`(?:${part}(?:,? and |,? ?)){2,}$`, 'u')

/** `< 5`, `up to 5`, `over 5`, `from 5`. */
const limit =
  /^(?:([<≤]|under|below|(?:less|fewer) than|up ?to|within)|([>≥]|over|above|more than|at least)|from|between|about|around|approx\.?) ?/
/** What may stand behind a quantity: `*`, `(incl. GST)`, `(12%)`, `[A]`, `+ GST`, `/-`. */
const note = /^(.*?\d[^([{)\]}]*?)(?: ?[([{](.+)[)\]}]| \+ .+|\*+)$| ?\/[-=]/g
/** `10 (lakh)`, `500 (USD)`, but not `7 (B)` or `5 (min)`, which are a grade and a limit. */
const sizeInBrackets = / ?\((\p{Sc}|\p{L}{3,})\)$/u
const keepSize = (all: string, word: string) =>
  readNumber(`1 ${word}`)?.currency || (dimensions[0] && sizeOfUnit(dimensions[0], word))
    ? ` ${word}`
    : all
/** The rupee sign, as programs write it that do not know it. */
const lostSign = /(?:\?|\uFFFD|â‚¹)(?= ?\d)/g
/** `P1Y2M`, `PT1H30M` (ISO 8601-1, 5.5.2). */
const isoDuration = /^p((?:[\d.]+[ymwd])*)(?:t((?:[\d.]+[hms])+))?$/
/** The months in `2y 3m` and `11m 15d`. */
const months = /(\d ?y[a-z.]*[, ]*\d+ ?)m(?![a-z])|(\d ?)m(?=[, ]*\d+ ?d)/
/** `5-10`, `5 to 10`. */
const range = /^(.*?[^ (])(?: ?(?:-|~|\.{2,3}) ?| to | and )(.+)$/
/** A range, a time, a ratio or a code. One in the column that is neither range nor time proves that all are the others. */
const bare = /^([\d.]+) ?([-:]) ?([\d.]+)$/
/** `05`, `12345678`: ends no range, since it has a zero first, or more digits than people write without commas. */
const code = /(?:^|[-~] ?|to )0\d|\d{8}/

/** Reads a number, a number in several units, or a time; the last two as a number of one unit. */
const readQuantity = (text: string): Quantity | null =>
  readNumber(
    text.replace(isoDuration, spell).replace(clock, spellClock).replace(severalParts, toLastUnit),
  )

const spell = (_: string, date: string, time = '') =>
  date.replace('m', 'mo') + time.replace('m', 'min')

function spellClock(text: string, a: string, b?: string, c?: string, half?: string): string {
  if (half && a.length < 3)
    return `${(Number(a) % 12) + (half === 'p' ? 12 : 0)} h ${b ?? 0} m ${c ?? 0} s`
  return c ? `${a} h ${b} m ${c} s` : b && text.includes(':') ? `${a} m ${b} s` : text
}

/** The units have to be of one dimension, from the largest down. */
function toLastUnit(text: string): string {
  const parts = [...text.replace(months, '$1$2mo').matchAll(new RegExp(part, 'gu'))]
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
type Reading = {
  begin: Quantity | null
  nudge?: number
  ratio?: number | undefined
  isName?: boolean
}

/** Reads a quantity, a range (`11-50`, `1-5 lakh`), or one with a limit (`under 18`, `> 90%`). */
function readCell(cell: string): Reading {
  if (plainNumber.test(cell))
    return { begin: { number: Number(cell), unit: '', currency: '', per: '', noun: '' } }
  const isShort = cell.length <= longestNumber && mayBeNumber.test(cell)
  const folded = isShort ? foldDigits(cell.replace(lostSign, '¤')) : ''
  const text = folded.replace(/(\d_(?=\d))|_/g, (_, inNumber = ' ') => inNumber)
  if (!text) return { begin: null }
  const [prefix = '', under, over] = limit.exec(text) ?? []
  const rest = text.slice(prefix.length).replace(sizeInBrackets, keepSize).replace(note, '$1')
  const whole = readQuantity(rest)
  const [, first = '', last = ''] = (!whole && range.exec(rest)) || []
  const [begin, end] = [readQuantity(first), readQuantity(last)]
  const [, a, sign, b] = bare.exec(text) ?? []
  const ratio = sign ? Number(a) / ((sign === ':' && Number(b)) || NaN) : undefined
  if (!begin || !end) {
    const isName = text !== folded && !prefix && Boolean(whole?.noun) // `2_leads`, not `2_lakh`
    return { begin: whole, nudge: under ? -1e-6 : over ? 1e-6 : 0, ratio, isName }
  }
  const isCode = !begin.unit && !end.unit && (begin.number > end.number || code.test(rest))
  const unit = begin.unit || (begin.number < end.number ? end.unit : '')
  const [noun, per] = [begin.noun || end.noun, begin.per || end.per]
  const nudge = 1e-9 * (end.number / (begin.number || 1))
  return { begin: isCode ? null : { ...begin, unit, noun, per }, nudge, ratio }
}

/**
 * Reads a column of numbers, as docs/sheet.md lists them. `numbers`: `NaN` for what is none, and for an integer that a
 * double cannot hold: as text it compares exactly. `isSignLost`: some have another character for `₹`, such as `?500`.
 */
export function parseNumbers(cells: readonly string[]) {
  const readings = cells.map(readCell)
  // Beside `2_-_5_people` or `under_2_people`, `1_person` is no name but an answer of the same form
  const isAnswers = readings.some(({ begin, nudge }) => begin && nudge)
  const read = readings.map((each) => (each.isName && !isAnswers ? { begin: null } : each))
  const ratios = read.filter(({ ratio }) => ratio !== undefined)
  const isCodes = 2 * ratios.filter(({ begin }) => !begin).length > ratios.length
  const found = read.flatMap(({ begin }) => begin ?? [])
  const isLedger = found.some(({ unit }) => unit === 'dr') // of Tally: `Cr` is credit, not crore
  const withUnit = found.filter((q) => q.unit || q.currency || q.per)
  const counts = dimensions.map((each) => withUnit.filter((q) => hasDimension(q, each)).length)
  const most = Math.max(...counts)
  const dimension = dimensions[2 * most < withUnit.length ? 0 : counts.indexOf(most)] ?? new Map()
  const isUsed = (units: RegExp) => withUnit.some(({ unit }) => units.test(unit))
  const isAge = isUsed(/^y(?:ea)?rs?$|^y$/) && !isUsed(/^(?:h|s|min)/) // `11m` beside `2y` is in months
  const numbers = read.map(({ begin, nudge = 0, ratio }) => {
    if (!begin || (isCodes && ratio !== undefined)) return ratio ?? NaN
    if (isLedger && begin.unit === 'cr') return -begin.number
    const unit = isAge && begin.unit === 'm' ? 'mo' : begin.unit
    const size = (hasDimension(begin, dimension) && sizeOfUnit(dimension, unit)) || 1
    return size * (begin.number + Math.abs(begin.number) * nudge)
  })
  const isSignLost = found.some(({ currency }) => currency === '¤')
  return { numbers: Float64Array.from(numbers), isMixed: isMixed(withUnit, dimension), isSignLost }
}

/** True if the values do not compare, because currencies, units or other words behind the numbers differ. */
function isMixed(found: readonly Quantity[], dimension: Dimension): boolean {
  const currencies = new Set(found.flatMap(({ currency }) => currency || []))
  const nouns = [...new Set(found.flatMap(({ noun }) => noun || []))].sort() // `%` before `% gst`
  const isOther = (q: Quantity) => !hasDimension(q, dimension) && (q.currency || isUnit(q.unit))
  const isBare = (q: Quantity) => isUnit(q.unit) && !q.noun // `25 M` beside `30 F`, not `3M boxes`
  const isThing = (q: Quantity) => q.noun && !q.currency && !isUnit(q.unit)
  return (
    currencies.size > 1 ||
    new Set(found.map(({ per }) => per)).size > 1 ||
    nouns.some((noun) => !`${nouns.at(-1)} `.startsWith(`${noun} `)) ||
    found.some(isOther) ||
    ((currencies.size > 0 || dimension !== dimensions[0] || found.some(isBare)) &&
      found.some(isThing))
  )
}
