/**
 * `npm run guides`: sets the guides as PDF/UA-1 files with Typst, `public/pdf/{id}.pdf`, with a cover and two pages as
 * pictures, and `src/content/pdf-files.json`. The same texts give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import sharp from 'sharp'
import subsetFont from 'subset-font'
import svgpath from 'svgpath'

import { company } from '../../../src/generated/company'
import { sampleSize } from '../../../src/content/pdf-files'
import type { Block, RichText } from '../../../src/content/schema/text'
import type { Guide, PdfFile } from '../../../src/content/schema/types'
import { guideTexts } from '../../../src/generated/guide-texts'
import { phoneHref } from '../../../src/lib/contact-links'
import { guidePath, paths } from '../../../src/paths'
import { colorSchemes } from '../../../src/theme/tokens'
import { guideHeadings, withoutNumber } from '../../content/page-text'
import { coverOf, drawGuideCover } from '../../drawings/guide-covers'
import { color, motifMarkup, save, svg } from '../../drawings/kit'
import { logoMarkup } from '../../drawings/logo-markup'
import { motif, type MotifOptions } from '../../drawings/motif'

const mostPages = 10
/** The usual size down to what is still good to read (9.2 points). */
const scales = [1, 0.99, 0.98, 0.97, 0.96, 0.95, 0.94, 0.93, 0.92]

const site = `https://${company.domain}`
const { palette } = colorSchemes.light
const { deep, white, pale, mid, sky, mist, brand, marigold } = color
const grounds = {
  deep: { ground: deep, text: white, muted: pale, rule: mid, line: sky },
  mist: { ground: mist, text: deep, muted: palette.text.secondary, rule: sky, line: brand },
}

function inlines(text: RichText) {
  return (typeof text === 'string' ? [text] : text).map((piece) => {
    if (typeof piece === 'string') return { text: piece }
    if ('strong' in piece) return { text: piece.strong, strong: true }
    if ('code' in piece) return { text: piece.code, nowrap: true }
    return { text: piece.text, href: 'path' in piece ? site + piece.path : piece.href }
  })
}

function blockData(block: Block) {
  if (typeof block === 'string' || 'length' in block) {
    const paragraph = inlines(block)
    return { paragraph, announces: paragraph.at(-1)?.text.endsWith(':') }
  }
  if ('list' in block) return { list: block.list.map(inlines) }
  if ('steps' in block) return { steps: block.steps.map(inlines), start: block.start ?? 1 }
  if ('note' in block) return { note: inlines(block.note) }
  return { ...block.table, weights: columnWeights(block.table.columns, block.table.rows) }
}

/** How much room each column wants for its text; columns to write in want some too. */
function columnWeights(columns: readonly string[], rows: readonly (readonly string[])[]): number[] {
  return columns.map((column, i) => {
    const cells = rows.map((row) => row[i] ?? '')
    const isToFillIn = cells.filter((cell) => cell === '').length > rows.length / 2
    if (isToFillIn) return Math.max(22, column.length + 3)
    const longest = (texts: string[]) => Math.max(...texts.map((text) => text.length))
    const length = longest([column, ...cells])
    const word = longest([column, ...cells].flatMap((text) => text.split(/\s/)))
    return length < 14 ? length + 3 : Math.max(17, Math.sqrt(length) * 5, word * 1.2)
  })
}

/**
 * The number beside a section's heading. Where headings bring numbers of their own ("2. Count the leads",
 * "Sheet 1: costs"), only those count.
 */
function numbered(heading: string, index: number, all: readonly string[]) {
  const [, number, rest] = /^(\d+)\. (.+)/.exec(heading) ?? []
  if (number) return { number, heading: rest }
  const bringsNumbers = all.some((text) => /^(?:\d+\.|\D+ \d+:) /.test(text))
  return { number: bringsNumbers ? '' : String(index + 1), heading }
}

/** The day of a guide, for its file, and the month, for its cover. */
function edition(date: string) {
  const [year, month, day] = date.split('-').map(Number)
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const
  const name = new Date(date).toLocaleDateString('en-IN', options)
  return { edition: `Edition of ${name}`, date: { year, month, day } }
}

function drawing(options: MotifOptions, line: string): string {
  const markup = motifMarkup(motif(options), { line, soft: mid, accent: marigold })
  return svg(options.width, options.height, markup)
}

/** The line above a section: over the whole width, with its loops at the right end, beside the heading. */
function opening(seed: string): string {
  const [width, height] = [1720, 108]
  const { paths: loops } = motif({ seed, type: 'loops', width: 520, height })
  const line = svgpath(loops.map(({ d }) => d).join('')).abs()
  let end = 0
  line.iterate((_segment, _i, x, y) => void (end = y > 40 ? Math.max(end, x) : end))
  const left = Math.round(width - end - 6)
  // The pen of so small a drawing is too fine for paper: a stroke around it makes it heavier
  const markup = loops.map(({ d }) => `<path d="${d}" fill="${brand}" stroke-width="1.2"/>`)
  return svg(
    width,
    height,
    `<g stroke="${brand}"><path d="M0 25.900h${left + 4}" stroke-width="2.1"/><g transform="translate(${left})">${markup.join('')}</g></g>`,
  )
}

/** What the last page says about the company: names and values. */
function contacts() {
  const { address, country, domain, email, openingHours: hours, phones } = company
  const rows: Record<string, RichText | undefined> = {
    Email: [{ text: email, href: `mailto:${email}` }],
    Phone: phones.flatMap((text) => [', ', { text, href: phoneHref(text) }]).slice(1),
    Office: `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${country}`,
    Open: hours && `${hours.days}, ${hours.shown.join(' to ')}`,
    Online: [{ text: 'Write to us on our website', path: paths.contact }, `, ${domain}`],
    'More guides': [{ text: 'The other free guides', path: paths.freePdf }],
  }
  return Object.entries(rows).flatMap(([name, value]) => (value ? [[name, inlines(value)]] : []))
}

/** All that guide.typ needs: texts, colors and drawings. */
function guideData({ id, title, subtitle, description, date, sections }: Guide) {
  const { type, isDeep } = coverOf(id)
  const ground = isDeep ? grounds.deep : grounds.mist
  const headings = sections.map(({ heading }) => heading)
  return {
    ...edition(date),
    title,
    subtitle,
    description,
    company,
    contacts: contacts(),
    colors: {
      ...palette.tone,
      ...palette.brand,
      text: palette.text.primary,
      muted: palette.text.secondary,
      primary: palette.primary.main,
      dark: palette.primary.dark,
      divider: palette.divider,
    },
    ground,
    coverArt: drawing({ seed: id, type, width: 1200, height: 1000 }, ground.line),
    lastArt: drawing({ seed: `${id} last`, type, width: 1200, height: 560 }, ground.line),
    mark: svg(80, 80, logoMarkup(ground.text, marigold)),
    sections: sections.map(({ heading, blocks, parts, checklist }, i) => ({
      ...numbered(heading, i, headings),
      drawing: opening(`${id} ${i}`),
      blocks: blocks.map(blockData),
      parts: parts.map((part) => ({ ...part, blocks: part.blocks.map(blockData) })),
      checklist,
    })),
  }
}

/** One weight of each font: Typst cannot use variable fonts. It embeds only the glyphs that a guide needs. */
const fontBlobs = await Promise.all(
  (
    [
      ['atkinson-hyperlegible-next', 400],
      ['atkinson-hyperlegible-next', 700],
      ['eczar', 600],
    ] as const
  ).map(async ([name, weight]) =>
    subsetFont(await readFile(`scripts/fonts/${name}-variable.ttf`), '', {
      keepAllGlyphs: true,
      targetFormat: 'truetype',
      variationAxes: { wght: weight },
    }),
  ),
)
const workspace = import.meta.dirname
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs }] })

const readNumbers = (document: Parameters<typeof compiler.query>[0], selector: string) =>
  (compiler.query(document, { selector, field: 'value' }) as number[][])[0] ?? []

/** Compiles at the scale that fills the pages best. A step down counts as much as 4 % of a page left empty. */
function setGuide(data: string) {
  const drafts = scales.flatMap((scale) => {
    const inputs = { guide: data, scale: String(scale) }
    const compiled = compiler.compile({ mainFilePath: join(workspace, 'guide.typ'), inputs })
    compiled.printErrors()
    const document = compiled.result
    if (!document) throw new Error('Typst rejects the guide, for the reasons above')
    const pages = document.numOfPages
    if (pages > mostPages) return []
    const fills = readNumbers(document, '<fills>')
    // 80 % of a page is full enough, 45 % at the end of the text
    const gaps = fills.map((fill, i) => Math.max(0, (i < fills.length - 1 ? 0.8 : 0.45) - fill))
    const cost = gaps.reduce((sum, gap) => sum + gap, 0) + (1 - scale) * 4
    return [{ document, pages, scale, cost }]
  })
  const [best] = drafts.toSorted((a, b) => a.cost - b.cost)
  if (!best) throw new Error(`A guide does not fit ${mostPages} pages at any size`)
  const pdf = compiler.pdf(best.document, { pdfStandard: PdfStandard.UA_1 })
  return { ...best, headingPages: readNumbers(best.document, '<headingPages>'), pdf }
}

/** Draws a page of the PDF, for its card on the site: as AVIF, and as JPEG for browsers without it. */
async function writeSample(name: string, data: Uint8Array, number: number) {
  const document = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise
  const page = await document.getPage(number)
  // Drawn at twice its size and made smaller, which keeps thin lines
  const viewport = page.getViewport({ scale: (2 * sampleSize.width) / 595 })
  const factory = document.canvasFactory as {
    create: (...size: number[]) => { canvas: HTMLCanvasElement }
  }
  const { canvas } = factory.create(viewport.width, viewport.height)
  await page.render({ canvas, viewport }).promise
  const drawn = Buffer.from(canvas.toDataURL().replace(/.*,/, ''), 'base64')
  const picture = sharp(drawn).resize(sampleSize).removeAlpha()
  save(`${name}.avif`, await picture.clone().avif({ quality: 55 }).toBuffer())
  save(`${name}.jpg`, await picture.jpeg({ quality: 70, mozjpeg: true }).toBuffer())
}

const files: Record<string, PdfFile> = {}
for (const guide of guideTexts) {
  const { id, sections } = guide
  drawGuideCover(guide)
  const { pdf, pages, headingPages, scale } = setGuide(JSON.stringify(guideData(guide)))
  save(guidePath(id), pdf)
  const contents = sections.map(({ heading }) => withoutNumber(heading))
  const headings = guideHeadings(sections)
  const samples = guide.samples.map((sample) => {
    const page = headingPages[headings.indexOf(sample)] ?? 0
    return { page, headings: headings.filter((_, i) => headingPages[i] === page) }
  })
  for (const [i, { page }] of samples.entries())
    await writeSample(`images/guides/pages/${id}-${i + 1}`, Uint8Array.from(pdf), page)
  files[id] = { pages, bytes: pdf.length, contents, samples }
  console.log(`${id}: ${pages} pages, ${(pdf.length / 1000).toFixed(1)} kB, scale ${scale}`)
}
await writeFile('src/content/pdf-files.json', `${JSON.stringify(files, null, 2)}\n`)
