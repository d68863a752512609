/**
 * Page content as Chromium writes it, tagged anew: text keeps its mark, everything that is only
 * painted (grounds, rules, drawings, running feet) becomes an artifact, and words that a line
 * break tore apart get their space back.
 */

export type Operation = { readonly operator: string; readonly source: string }

/** What a stretch of content is: a mark of the structure tree, decoration, or only a setting. */
type Stretch =
  | { readonly kind: 'setting'; readonly source: string; readonly closes: boolean }
  | { readonly kind: 'drawing'; readonly source: string }
  | { readonly kind: 'text'; readonly source: string; readonly mark: number | undefined }

/** What is known of a font: the character of each code, and which code is a space. */
export type FontCodes = {
  readonly characters: ReadonlyMap<number, string>
  readonly space?: number
}

export type RetagOptions = {
  /** Fonts by their resource name on this page. */
  readonly fonts: ReadonlyMap<string, FontCodes>
  /** Marks whose text is a repetition, such as a table's head on its second page. */
  readonly repeated: ReadonlySet<number>
}

export type Retagged = {
  readonly source: string
  /** Mark in the old content → marks in the new. Marks without text are gone. */
  readonly marks: ReadonlyMap<number, readonly number[]>
}

const token =
  /\((?:\\.|[^\\()])*\)|<<|>>|<[0-9A-Fa-f\s]*>|\[|\]|\/[^\s()<>[\]{}/%]*|[^\s()<>[\]{}/%]+/g
const operand = /^(?:[-+.\d]|[/(<[\]>])/

/** Content cut at its operators, each with what stands before it. */
export function* operations(source: string): Generator<Operation> {
  let start = 0
  for (const match of source.matchAll(token)) {
    const word = match[0]
    if (operand.test(word) || word === 'true' || word === 'false') continue
    const end = match.index + word.length
    yield { operator: word, source: source.slice(start, end).trim() }
    start = end
  }
  if (source.slice(start).trim())
    throw new Error(`Content ends in the middle: ${source.slice(start)}`)
}

const building = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're', 'W', 'W*'])
const painting = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'n'])

/** Cuts content into stretches, each with the mark it stood under. */
function* stretches(source: string): Generator<Stretch> {
  const open: (number | undefined)[] = []
  let path = ''
  let text: string | undefined
  for (const { operator, source: part } of operations(source)) {
    if (operator === 'BDC' || operator === 'BMC') {
      if (text !== undefined || path) throw new Error(`A mark begins inside other content: ${part}`)
      const mark = /\/MCID (\d+)/.exec(part)?.[1]
      open.push(mark === undefined ? undefined : Number(mark))
    } else if (operator === 'EMC') {
      open.pop()
    } else if (operator === 'BT') {
      text = part
    } else if (text !== undefined) {
      text += '\n' + part
      if (operator === 'ET') {
        yield { kind: 'text', source: text, mark: open.at(-1) }
        text = undefined
      }
    } else if (building.has(operator)) {
      path += part + '\n'
    } else if (painting.has(operator)) {
      // A path that is not painted only clips.
      yield operator === 'n'
        ? { kind: 'setting', source: path + part, closes: true }
        : { kind: 'drawing', source: path + part }
      path = ''
    } else if (operator === 'Do' || operator === 'sh') {
      yield { kind: 'drawing', source: part }
    } else {
      yield { kind: 'setting', source: part, closes: operator === 'q' || operator === 'Q' }
    }
  }
}

/** The codes of a text object and where its baseline is. */
function readText(source: string): { font: string; line: string; codes: number[] } {
  const codes = [...source.matchAll(/<([0-9A-F]+)>/gi)].flatMap(
    ([, hex = '']) => hex.match(/.{4}/g)?.map((code) => parseInt(code, 16)) ?? [],
  )
  return {
    font: /\/(\S+) \S+ Tf/.exec(source)?.[1] ?? '',
    line: /(\S+) Tm/.exec(source)?.[1] ?? '',
    codes,
  }
}

/** The text with a space at its end, if it ends its line without one. */
function withSpace(source: string, next: string | undefined, fonts: RetagOptions['fonts']): string {
  const { font, line, codes } = readText(source)
  const { characters, space } = fonts.get(font) ?? { characters: new Map<number, string>() }
  const last = characters.get(codes.at(-1) ?? -1) ?? ''
  if (next !== undefined && readText(next).line === line) return source
  if (space === undefined || /[\s\u00ad‐/-]$/.test(last)) return source
  return source.replace(/ET$/, `<${space.toString(16).toUpperCase().padStart(4, '0')}> Tj\nET`)
}

/**
 * Writes the content of one page with new marks, counted from 0 in the order of the page.
 *
 * @throws if the content is not built as Chromium 156 builds it.
 */
export function retagContent(source: string, { fonts, repeated }: RetagOptions): Retagged {
  const all = [...stretches(source)]
  const marks = new Map<number, number[]>()
  const lines: string[] = []
  let open: string | undefined
  let count = 0

  const close = () => {
    if (open !== undefined) lines.push('EMC')
    open = undefined
  }
  const begin = (name: string, tag: () => string) => {
    if (open === name) return
    close()
    lines.push(tag())
    open = name
  }

  all.forEach((stretch, i) => {
    if (stretch.kind === 'setting') {
      if (stretch.closes) close()
      lines.push(stretch.source)
    } else if (stretch.kind === 'drawing') {
      begin('drawing', () => '/Artifact <</Type /Layout>> BDC')
      lines.push(stretch.source)
    } else if (stretch.mark === undefined || repeated.has(stretch.mark)) {
      begin('running', () => '/Artifact <</Type /Pagination>> BDC')
      lines.push(stretch.source)
    } else {
      const { mark } = stretch
      begin(`mark ${mark}`, () => {
        const next = count++
        marks.set(mark, [...(marks.get(mark) ?? []), next])
        return `/Span <</MCID ${next}>> BDC`
      })
      const next = all
        .slice(i + 1)
        .find((other) => other.kind === 'text' && other.mark !== undefined)
      lines.push(withSpace(stretch.source, next?.source, fonts))
    }
  })
  close()
  return { source: lines.join('\n') + '\n', marks }
}

/** Reads a ToUnicode map. */
export function readCodes(cmap: string): FontCodes {
  const characters = new Map<number, string>()
  const text = (hex: string) =>
    String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)))
  for (const [, body = ''] of cmap.matchAll(/beginbfchar([^]*?)endbfchar/g)) {
    for (const [, code = '', value = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>/g)) {
      characters.set(parseInt(code, 16), text(value))
    }
  }
  for (const [, body = ''] of cmap.matchAll(/beginbfrange([^]*?)endbfrange/g)) {
    for (const [, from = '', to = '', value = ''] of body.matchAll(
      /<(\w+)>\s*<(\w+)>\s*<(\w+)>/g,
    )) {
      const first = parseInt(from, 16)
      for (let code = first; code <= parseInt(to, 16); code++) {
        characters.set(code, String.fromCharCode(parseInt(value, 16) + code - first))
      }
    }
  }
  const space = [...characters].find(([, character]) => character === ' ')?.[0]
  return { characters, ...(space === undefined ? {} : { space }) }
}
