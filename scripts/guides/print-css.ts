import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { theme } from '../../src/theme/theme'
import { color, root } from '../media/kit'
import type { Cover } from './covers'
import type { Fit } from './fit'

/** The light scheme: it is the theme's default. */
const { palette } = theme

/** What is drawn and written on the two grounds of the covers. */
export const coverColors = {
  deep: {
    ground: color.deep,
    text: color.white,
    muted: color.pale,
    rule: color.mid,
    line: color.sky,
    soft: color.mid,
    accent: color.marigold,
  },
  mist: {
    ground: color.mist,
    text: color.deep,
    muted: palette.text.secondary,
    rule: color.sky,
    line: color.brand,
    soft: color.mid,
    accent: color.marigold,
  },
} as const

/** The motif on white pages. */
export const pageColors = { line: color.brand, soft: color.sky, accent: color.marigold } as const

/** Single weights: see `fonts.py` for why the site's variable files will not do. */
const faces = [
  ['Text', 400, 'scripts/guides/fonts/atkinson-400.ttf'],
  ['Text', 700, 'scripts/guides/fonts/atkinson-700.ttf'],
  ['Display', 600, 'scripts/fonts/static/eczar-600.ttf'],
] as const

const fontCss = () =>
  faces
    .map(([family, weight, file]) => {
      const data = readFileSync(join(root, file)).toString('base64')
      return `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`
    })
    .join('\n')

/** A text as a CSS string. */
const cssString = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** The print style of a guide: A4, a rail for section numbers, text at 60 to 75 characters a line. */
export function printCss(title: string, cover: Cover, fit: Fit): string {
  const paper = coverColors[cover.ground]
  const rail = '24mm'
  const round = (value: number) => Math.round(value * fit.scale * 100) / 100
  /** Type and vertical space of the running pages follow the fit. */
  const pt = (value: number) => `${round(value)}pt`
  const mm = (value: number) => `${round(value)}mm`
  return `${fontCss()}
@page {
  size: A4;
  margin: 16mm 20mm 20mm 18mm;
  @bottom-left {
    content: ${cssString(title)};
    font: 400 8.5pt Text; color: ${palette.text.secondary};
    padding-left: ${rail}; vertical-align: top; padding-top: 5mm;
  }
  @bottom-right {
    content: counter(page);
    font: 700 8.5pt Text; color: ${palette.text.secondary};
    vertical-align: top; padding-top: 5mm;
  }
}
@page plain {
  margin: 0;
  @bottom-left { content: none }
  @bottom-right { content: none }
}
* { box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { margin: 0; font: 400 ${pt(10)}/${pt(14.4)} Text; color: ${palette.text.primary} }
h1, h2, h3 { font-family: Display; font-weight: 600; letter-spacing: -.012em; margin: 0; text-wrap: balance; break-after: avoid; break-inside: avoid }
p { margin: 0; text-wrap: pretty; orphans: 3; widows: 3 }
ul, ol { margin: 0 }
a { color: ${palette.primary.main}; text-decoration: underline; text-decoration-thickness: .6pt; text-underline-offset: 1.5pt }
svg { display: block }
/* The guides carry two faces and no third. */
code { font: inherit; white-space: nowrap }

/* Cover and last page: bled off, the ground to the edge. */
.cover, .last { page: plain; width: 210mm; height: 297mm; overflow: hidden; background: ${paper.ground}; color: ${paper.text}; break-inside: avoid; display: flex; flex-direction: column; font-size: 10.5pt; line-height: 15pt }
.cover { break-after: page }
.cover-art { height: 172mm }
.cover-art svg, .last-art svg { width: 100% }
.cover h1 { font-size: 60pt; line-height: 57pt; padding: 0 20mm 0 18mm; letter-spacing: -.022em; max-width: 196mm; text-wrap: wrap }
.subtitle { font-size: 15pt; line-height: 21pt; padding: 5mm 40mm 0 18mm; color: ${paper.muted}; text-wrap: balance }
.imprint { display: flex; align-items: center; gap: 3mm; border-top: .5pt solid ${paper.rule}; margin: auto 20mm 0 18mm; padding: 5mm 0 13mm }
.imprint .name { font: 600 13pt/13pt Display; flex: 1 }
.imprint .edition { color: ${paper.muted} }
.mark { width: 9mm; height: 9mm }

/* Contents. */
.contents { break-after: page; padding-left: ${rail}; font-size: 10pt; line-height: 14.4pt }
.contents h2 { font-size: 26pt; line-height: 30pt; padding-top: 6mm }
.lead { font-size: 13pt; line-height: 19pt; color: ${palette.text.secondary}; padding: 3mm 20mm 8mm 0 }
.contents ol { list-style: none; margin: 0 0 0 -${rail}; padding: 0 }
.contents ol > li { padding: 2.7mm 0 2.9mm ${rail}; border-top: .5pt solid ${palette.divider}; break-inside: avoid }
.contents ol p { font: 600 12pt/16pt Display }
.contents ol .number { margin-left: -${rail} }
.contents ul { list-style: none; margin: .8mm 0 0; padding: 0; font-size: 9.5pt; line-height: 14.5pt }
.entry { display: flex; align-items: baseline; max-width: none }
.entry a { color: inherit; text-decoration: none; flex: 1 }
.page { font-family: Text; font-weight: 700; font-variant-numeric: tabular-nums; color: ${palette.primary.main} }
.contents ul .page { font-weight: 400 }

ol + .hint { border-top: .5pt solid ${palette.divider}; margin-left: -${rail}; padding: 4mm 0 0 ${rail}; max-width: none; color: ${palette.text.secondary} }

/* Sections. Each opens with a line that takes loops on the right, beside its heading. */
main { padding-left: ${rail} }
section { margin-top: ${mm(8)} }
section:first-child { margin-top: 0 }
.opening { margin-left: -${rail}; height: 10.8mm; margin-bottom: -6.6mm; break-after: avoid; break-inside: avoid }
.opening svg { width: 100%; height: 100%; overflow: visible }
h2 { font-size: ${pt(21)}; line-height: ${pt(24)} }
section h2 { max-width: 94mm }
.number { display: inline-block; width: ${rail}; text-indent: 0; color: ${palette.primary.main}; letter-spacing: 0 }
/* Hangs in the rail and takes back the space after itself, which readers of the text need. */
section h2 .number { margin: 0 -.253em 0 -${rail} }
h3 { font-size: ${pt(13)}; line-height: ${pt(17)}; margin-top: ${mm(5.4)}; letter-spacing: -.005em }
section p, section ul, section ol, .note { max-width: 136mm }
section > p, section > ul, section > ol, section > .note { margin-top: ${mm(2.3)} }
h3 + p, h3 + ul, h3 + ol { margin-top: ${mm(1)} }
section h2 + p:has(+ h3), .announces { break-after: avoid; break-inside: avoid }
section ul, section ol { padding-left: 6mm }
section li { margin-top: ${mm(1)}; orphans: 3; widows: 3; text-wrap: pretty }
section ul > li::marker { content: '•  '; color: ${palette.brand.accentText} }
section ol > li::marker { color: ${palette.primary.main}; font-weight: 700 }
.note { background: ${palette.tone.mist}; border-left: 2.4pt solid ${palette.brand.accent}; padding: ${mm(3)} 5mm; break-inside: avoid }

/* Tables. Short ones stay whole; long ones may break, with three rows at least on either side. */
table { width: 100%; border-collapse: separate; border-spacing: 0; margin-top: ${mm(3.4)}; margin-bottom: ${mm(4)}; font-size: ${pt(9.25)}; line-height: ${pt(12.4)}; font-variant-numeric: tabular-nums; break-inside: avoid }
table.long { break-inside: auto }
table.long tbody tr:nth-child(-n + 2) { break-after: avoid }
table.long tbody tr:nth-last-child(-n + 2) { break-before: avoid }
table.wide { width: calc(100% + ${rail}); margin-left: -${rail} }
caption { text-align: left; font-weight: 700; padding: 0 0 ${mm(1.6)}; break-after: avoid }
thead { display: table-header-group }
thead th { border-top: 1pt solid ${palette.primary.dark}; border-bottom: .5pt solid ${palette.primary.dark}; background: ${palette.tone.mist}; color: ${palette.primary.dark}; vertical-align: bottom }
tr { break-inside: avoid }
th, td { text-align: left; vertical-align: top; padding: ${mm(1.45)} 2.4mm; overflow-wrap: break-word }
tbody th, tbody td { border-bottom: .5pt solid ${palette.divider} }
tbody tr:last-child > * { border-bottom: 1pt solid ${palette.primary.dark} }
th.short, td.short { white-space: nowrap }
tr.room > * { padding-top: 1.9mm; padding-bottom: 1.9mm }
tbody td:empty { border-left: .5pt solid ${palette.divider} }

/* Checklists. */
.checklist { background: ${palette.tone.mist}; margin-top: ${mm(5)}; padding: ${mm(4)} 6mm; -webkit-box-decoration-break: clone; box-decoration-break: clone; break-inside: avoid }
.checklist.long { break-inside: auto }
.checklist h3 { margin-top: 0 }
.checklist ul { list-style: none; margin: ${mm(1.2)} 0 0; padding: 0; max-width: none }
.checklist li { display: flex; gap: 3.4mm; margin: 0; padding: ${mm(1.45)} 0; break-inside: avoid; border-top: .5pt solid ${palette.divider} }
.checklist li:first-child { border-top: 0 }
.checklist li:first-child { break-after: avoid }
.checklist li:last-child { break-before: avoid }
.box { flex: none; width: 4.2mm; height: 4.2mm; margin-top: .5mm; background: ${color.white}; border: .9pt solid ${palette.brand.edge}; border-radius: .5mm }

/* Last page. */
.last { break-before: page }
.last-art { height: 98mm }
.last h2 { font-size: 30pt; line-height: 34pt; padding: 12mm 20mm 0 18mm }
.last p { padding: 0 20mm 0 18mm; max-width: none }
.last .tagline { font: 600 15pt/21pt Display; padding-top: 3mm; padding-bottom: 4mm; color: ${paper.muted} }
.last ul { list-style: none; margin: 10mm 20mm 0 18mm; padding: 0; max-width: none; border-top: .5pt solid ${paper.rule} }
.last li { display: flex; padding: 2.6mm 0; border-bottom: .5pt solid ${paper.rule} }
.last li strong { flex: none; width: 34mm }
.last li span { text-wrap: balance }
.last a { color: inherit }
.last .imprint, .cover .imprint { padding: 5mm 0 13mm; max-width: none }
`
}
