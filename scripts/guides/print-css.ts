import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Guide } from '../../src/content/guides/guide'
import { theme } from '../../src/theme'
import { color, root } from '../media/kit'
import type { Cover } from './covers'

const palette = theme.colorSchemes.light?.palette ?? theme.palette

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
      return `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/ttf;base64,${data}) }`
    })
    .join('\n')

/** A text as a CSS string. */
const cssString = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`

/** The print style of a guide: A4, a rail for section numbers, text at 60 to 75 characters a line. */
export function printCss(guide: Guide, cover: Cover): string {
  const paper = coverColors[cover.ground]
  const rail = '24mm'
  return `${fontCss()}
@page {
  size: A4;
  margin: 20mm 20mm 24mm 18mm;
  @bottom-left {
    content: ${cssString(guide.title)};
    font: 400 8.5pt Text; color: ${palette.text.secondary};
    padding-left: ${rail}; vertical-align: top; padding-top: 7mm;
  }
  @bottom-right {
    content: counter(page);
    font: 700 8.5pt Text; color: ${palette.text.secondary};
    vertical-align: top; padding-top: 7mm;
  }
}
@page plain {
  margin: 0;
  @bottom-left { content: none }
  @bottom-right { content: none }
}
* { box-sizing: border-box }
html { -webkit-print-color-adjust: exact; print-color-adjust: exact }
body { margin: 0; font: 400 10pt/14.6pt Text; color: ${palette.text.primary}; font-kerning: normal }
h1, h2, h3 { font-family: Display; font-weight: 600; letter-spacing: -.012em; margin: 0; text-wrap: balance; break-after: avoid; break-inside: avoid }
p { margin: 0; text-wrap: pretty; orphans: 3; widows: 3 }
a { color: ${palette.primary.main}; text-decoration: underline; text-decoration-thickness: .6pt; text-underline-offset: 1.5pt }

/* Cover and last page: bled off, the ground to the edge. */
.cover, .last { page: plain; width: 210mm; height: 296.9mm; overflow: hidden; background: ${paper.ground}; color: ${paper.text}; break-inside: avoid }
.cover { break-after: page }
.cover-art { height: 175mm }
.cover-art svg, .last-art svg { display: block; width: 100% }
.cover h1 { font-size: 50pt; line-height: 50pt; padding: 4mm 20mm 0 18mm; letter-spacing: -.02em }
.subtitle { font-size: 15pt; line-height: 21pt; padding: 4mm 40mm 0 18mm; color: ${paper.muted}; text-wrap: balance }
.imprint { font: 600 13pt/13pt Display; display: flex; align-items: center; gap: 3mm }
.cover .imprint, .last .imprint { border-top: .5pt solid ${paper.rule}; margin: auto 20mm 0 18mm; padding: 6mm 0 14mm }
.mark { width: 9mm; height: 9mm }
.cover, .last { display: flex; flex-direction: column }

/* Contents. */
.contents { break-after: page; padding-left: ${rail} }
.contents h2 { font-size: 26pt; line-height: 30pt; padding-top: 6mm }
.lead { font-size: 13pt; line-height: 19pt; color: ${palette.text.secondary}; padding: 3mm 20mm 8mm 0 }
.contents ol { list-style: none; margin: 0; padding: 0; counter-reset: section; border-top: .5pt solid ${palette.divider} }
.contents ol > li { padding: 2.6mm 0 2.8mm; border-bottom: .5pt solid ${palette.divider}; break-inside: avoid }
.contents ol p { font: 600 12pt/16pt Display }
.contents ul { list-style: none; margin: .8mm 0 0; padding: 0; font-size: 9.5pt; line-height: 14.5pt }
.entry { display: flex; align-items: baseline; gap: 2mm }
.entry a { color: inherit; text-decoration: none }
.dots { flex: 1 }
.page { font-family: Text; font-weight: 700; font-variant-numeric: tabular-nums; color: ${palette.primary.main} }
.contents ul .page { font-weight: 400 }

/* Sections. */
main { padding-left: ${rail} }
section { padding-top: 9mm }
section:first-child { padding-top: 0 }
h2 { font-size: 21pt; line-height: 25pt }
section h2 { margin-left: -${rail}; padding-left: ${rail}; text-indent: -${rail}; padding-top: 3.4mm; border-top: 1.2pt solid ${palette.primary.dark}; padding-right: 12mm }
.number { display: inline-block; width: ${rail}; text-indent: 0; color: ${palette.primary.main}; letter-spacing: 0 }
h3 { font-size: 13pt; line-height: 17pt; padding-top: 5.4mm; letter-spacing: -.005em }
p, ul, ol, .note { max-width: 136mm }
section > p, section > ul, section > ol, section > .note { margin-top: 2.4mm }
.announces { break-after: avoid }
h2 + p { margin-top: 2.6mm }
h3 + p, h3 + ul, h3 + ol { margin-top: 1.2mm }
section ul, section ol { padding-left: 6mm; margin-bottom: 0 }
section li { margin-top: 1.1mm; padding-left: 0; orphans: 3; widows: 3; text-wrap: pretty }
section ul > li::marker { content: '•  '; color: ${palette.brand.accentText} }
section ol > li::marker { color: ${palette.primary.main}; font-weight: 700 }
.note { background: ${palette.tone.mist}; border-left: 2.4pt solid ${palette.brand.accent}; padding: 3.4mm 5mm; break-inside: avoid }

/* Tables. */
table { width: 100%; border-collapse: collapse; table-layout: fixed; margin-top: 4mm; margin-bottom: 4.4mm; font-size: 9.25pt; line-height: 12.6pt; break-inside: avoid }
table.long { break-inside: auto }
table.wide { width: calc(100% + ${rail}); margin-left: -${rail} }
caption { text-align: left; font-weight: 700; font-size: 9.25pt; padding: 0 0 1.8mm; break-after: avoid }
thead { display: table-header-group }
thead th { background: ${palette.primary.dark}; color: ${color.white}; vertical-align: bottom }
tr { break-inside: avoid }
th, td { text-align: left; vertical-align: top; padding: 1.7mm 2.4mm; overflow-wrap: break-word }
tbody th { font-weight: 700 }
tbody th, tbody td { border-bottom: .5pt solid ${palette.divider} }
tbody tr:last-child > * { border-bottom: 1pt solid ${palette.primary.dark} }
tr.room > * { padding-top: 2.3mm; padding-bottom: 2.3mm }
tbody td:empty { border-left: .5pt solid ${palette.divider} }

/* Checklists. */
.checklist { background: ${palette.tone.mist}; margin-top: 5.4mm; padding: 4.4mm 6mm 5mm; -webkit-box-decoration-break: clone; box-decoration-break: clone }
.checklist h3 { padding-top: 0 }
.checklist ul { list-style: none; margin: 1.6mm 0 0; padding: 0; max-width: none }
.checklist li { display: flex; gap: 3.4mm; margin: 0; padding: 1.7mm 0; break-inside: avoid; border-top: .5pt solid ${palette.divider} }
.checklist li:first-child { border-top: 0 }
.box { flex: none; width: 4.2mm; height: 4.2mm; margin-top: .5mm; background: ${color.white}; border: .9pt solid ${palette.brand.edge}; border-radius: .5mm }

/* Last page. */
.last { break-before: page }
.last-art { padding-top: 30mm }
.last h2 { font-size: 30pt; line-height: 34pt; padding: 16mm 20mm 0 18mm }
.last p { padding: 0 20mm 0 18mm; max-width: none }
.last .tagline { font: 600 15pt/21pt Display; padding-top: 3mm; padding-bottom: 4mm; color: ${paper.muted} }
.last ul { list-style: none; margin: 10mm 20mm 0 18mm; padding: 0; max-width: none; border-top: .5pt solid ${paper.rule} }
.last li { display: flex; padding: 2.6mm 0; border-bottom: .5pt solid ${paper.rule} }
.last li strong { flex: none; width: 34mm }
.last a { color: inherit }
.last .imprint { padding-left: 0 }
`
}
