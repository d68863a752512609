/** A guide as one HTML document for print: semantic markup, every text escaped, every link absolute. */
import { company } from '../../src/content/company'
import type { Guide, GuideSection } from '../../src/content/guides/guide'
import type { Block, RichText, TextTable } from '../../src/content/text'
import { phoneHref } from '../../src/lib/contact-links'
import { paths } from '../../src/paths'
import { coverOf, type Cover } from './covers'
import { drawing, mark, opening } from './drawings'
import type { Fit } from './fit'
import { coverColors, printCss } from './print-css'
import { escapeHtml, quoteSetter, setText } from './typography'

/** Where a heading stands: anchor → page number. Empty on the first pass. */
export type PageNumbers = ReadonlyMap<string, number>

export const language = 'en-IN'

/** The address a box to tick links to until `retag.ts` makes a form field of it. */
export const boxAddress = 'https://box.invalid/'

/** Named on the covers, and the date in the files: the same input makes the same bytes. */
export const edition = { name: 'Edition of November 2026', date: new Date('2026-11-21T00:00:00Z') }

const site = `https://${company.domain}`

/** The anchor of a section, or of a part of it; both count from 0. */
export const anchorOf = (section: number, part?: number): string =>
  part === undefined ? `section-${section + 1}` : `section-${section + 1}-${part + 1}`

/** The document of a guide. `pages` fills in the page numbers of the contents. */
export function guideHtml(guide: Guide, fit: Fit, pages: PageNumbers): string {
  const cover = coverOf(guide.id)
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(guide.title)}</title>
<style>${printCss(guide.title, cover, fit)}</style>
</head>
<body>
${coverPage(guide, cover)}
${contentsPage(guide, pages)}
<main>${guide.sections.map((section, index) => sectionHtml(guide, section, index)).join('\n')}</main>
${lastPage(guide, cover)}
</body>
</html>`
}

function coverPage(guide: Guide, cover: Cover): string {
  const art = drawing(
    { seed: guide.id, kind: cover.kind, width: 1200, height: 1000 },
    coverColors[cover.ground],
  )
  return `<div class="cover">
<div class="cover-art">${art}</div>
<h1>${setText(guide.title)}</h1>
<p class="subtitle">${setText(guide.subtitle)}</p>
<p class="imprint">${mark(cover)}<span class="name">${escapeHtml(company.name)}</span> <span class="edition">${edition.name}</span></p>
</div>`
}

type Numbered = { readonly number: string; readonly heading: string }

/**
 * The number in the rail and the heading beside it. Where headings bring numbers of their own
 * ("2. Count the leads", "Sheet 1: costs") only those count.
 */
function numbered(guide: Guide): Numbered[] {
  const headings = guide.sections.map(({ heading }) => heading)
  const counted = headings.some((heading) => /^(?:\d+\.|\D+ \d+:) /.test(heading))
  return headings.map((heading, index) => {
    const own = /^(\d+)\. (.+)/.exec(heading)
    return {
      number: own?.[1] ?? (counted ? '' : String(index + 1)),
      heading: own?.[2] ?? heading,
    }
  })
}

function contentsPage(guide: Guide, pages: PageNumbers): string {
  const row = (text: string, anchor: string) =>
    `<a href="#${anchor}">${setText(text)}</a> <span class="page">${pages.get(anchor) ?? '0'}</span>`
  const headings = numbered(guide)
  const items = guide.sections.map((section, index) => {
    const { number = '', heading = section.heading } = headings[index] ?? {}
    const parts = section.parts?.map(
      (part, i) => `<li class="entry">${row(part.heading, anchorOf(index, i))}</li>`,
    )
    return `<li><p class="entry"><span class="number">${number}</span>${row(heading, anchorOf(index))}</p>${parts ? `<ul>${parts.join('')}</ul>` : ''}</li>`
  })
  return `<div class="contents">
<h2>Contents</h2>
<p class="lead">${setText(guide.description)}</p>
<ol>${items.join('\n')}</ol>
${guide.sections.some((section) => section.checklist) ? '<p class="hint">Tick the boxes with a pen, or in a PDF viewer: they are form fields.</p>' : ''}
</div>`
}

/** How many boxes to tick come before the section; they are numbered through. */
const boxesBefore = (guide: Guide, index: number): number =>
  guide.sections.slice(0, index).reduce((sum, section) => sum + (section.checklist?.length ?? 0), 0)

function sectionHtml(guide: Guide, section: GuideSection, index: number): string {
  const parts = (section.parts ?? []).map(
    (part, i) =>
      `<h3 id="${anchorOf(index, i)}">${setText(part.heading)}</h3>\n${blocksHtml(part.blocks)}`,
  )
  const { number = '', heading = section.heading } = numbered(guide)[index] ?? {}
  return `<section>
${opening(`${guide.id} ${index}`)}
<h2 id="${anchorOf(index)}">${number && `<span class="number">${number}</span> `}${setText(heading)}</h2>
${blocksHtml(section.blocks)}
${parts.join('\n')}
${section.checklist ? checklistHtml(section.checklist, boxesBefore(guide, index)) : ''}
</section>`
}

const blocksHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join('\n')

function blockHtml(block: Block): string {
  if (typeof block === 'string' || 'length' in block) {
    const html = richTextHtml(block)
    return html.endsWith(':') ? `<p class="announces">${html}</p>` : `<p>${html}</p>`
  }
  if ('list' in block) return listHtml('ul', block.list)
  if ('steps' in block) return listHtml('ol', block.steps)
  if ('table' in block) return tableHtml(block.table)
  return `<div class="note"><p>${richTextHtml(block.note)}</p></div>`
}

const listHtml = (tag: 'ul' | 'ol', items: readonly RichText[]): string =>
  `<${tag}>${items.map((item) => `<li>${richTextHtml(item)}</li>`).join('')}</${tag}>`

function richTextHtml(text: RichText): string {
  const set = quoteSetter()
  const pieces = typeof text === 'string' ? [text] : text
  return pieces
    .map((piece) => {
      if (typeof piece === 'string') return escapeHtml(set(piece))
      if ('strong' in piece) return `<strong>${escapeHtml(set(piece.strong))}</strong>`
      if ('nowrap' in piece) return escapeHtml(set(piece.nowrap))
      if ('code' in piece) return `<code>${escapeHtml(piece.code)}</code>`
      const href = 'path' in piece ? site + piece.path : piece.href
      return `<a href="${escapeHtml(href)}">${escapeHtml(set(piece.text))}</a>`
    })
    .join('')
}

/** Cells shorter than this, such as dates, stay on one line. */
const shortCell = 17

function tableHtml({ caption, columns, rows }: TextTable): string {
  const head = columns.map((column) => `<th scope="col">${setText(column)}</th>`)
  const body = rows.map((cells) => {
    const room = cells.slice(1).some((cell) => cell === '')
    const html = cells.map((cell, i) => {
      const short = cell && cell.length < shortCell ? ' class="short"' : ''
      return i === 0 && cell
        ? `<th scope="row"${short}>${setText(cell)}</th>`
        : `<td${short}>${setText(cell)}</td>`
    })
    return `<tr${room ? ' class="room"' : ''}>${html.join('')}</tr>`
  })
  const widths = columnWidths({ caption, columns, rows })
  const classes = [rows.length > 13 ? 'long' : '', columns.length > 4 ? 'wide' : '']
  return `<table class="${classes.join(' ').trim()}"><caption>${setText(caption)}</caption>
<colgroup>${widths.map((width) => `<col style="width:${width}%">`).join('')}</colgroup>
<thead><tr>${head.join('')}</tr></thead>
<tbody>${body.join('')}</tbody></table>`
}

/** Shares of the width by how much each column has to say; columns to write in get room too. */
function columnWidths({ columns, rows }: TextTable): number[] {
  const needs = columns.map((column, i) => {
    const cells = rows.map((cells) => cells[i] ?? '')
    const empty = cells.filter((cell) => cell === '').length / Math.max(1, rows.length)
    const lengths = cells.map((cell) => cell.length)
    const longest = Math.max(column.length, ...lengths)
    const word = Math.max(
      ...[column, ...cells].flatMap((text) => text.split(/\s/)).map((w) => w.length),
    )
    const reading = longest < 14 ? longest + 3 : Math.max(17, Math.sqrt(longest) * 5, word * 1.2)
    return empty > 0.5 ? Math.max(22, column.length + 3) : reading
  })
  const total = needs.reduce((sum, need) => sum + need, 0)
  return needs.map((need) => Math.round((need / total) * 1000) / 10)
}

function checklistHtml(items: readonly string[], before: number): string {
  const list = items.map(
    (item, i) =>
      `<li><a class="box" href="${boxAddress}${before + i + 1}"></a><p>${setText(item)}</p></li>`,
  )
  return `<div class="checklist${items.length > 7 ? ' long' : ''}"><h3>Checklist</h3><ul>${list.join('')}</ul></div>`
}

function lastPage(guide: Guide, cover: Cover): string {
  const { address, openingHours: hours } = company
  const art = drawing(
    { seed: `${guide.id} last`, kind: cover.kind, width: 1200, height: 560 },
    coverColors[cover.ground],
  )
  const phones = company.phones.map((phone) => `<a href="${phoneHref(phone)}">${phone}</a>`)
  const facts = [
    ['Email', `<a href="mailto:${company.email}">${company.email}</a>`],
    ['Phone', phones.join(', ')],
    [
      'Office',
      escapeHtml(
        `${address.street}, ${address.locality} ${address.postalCode}, ${address.region}, ${company.country}`,
      ),
    ],
    ['Open', escapeHtml(`${hours.days}, ${hours.opens} to ${hours.closes}`)],
    [
      'Online',
      `<a href="${site}${paths.contact}">Write to us on our website</a>, ${company.domain}`,
    ],
    ['More guides', `<a href="${site}${paths.freePdf}">The other free guides</a>`],
  ]
  return `<div class="last">
<div class="last-art">${art}</div>
<h2>${escapeHtml(`Talk to ${company.name}`)}</h2>
<p class="tagline">${setText(company.tagline)}</p>
<p>${setText(company.description)}</p>
<ul>${facts.map(([name, value]) => `<li><strong>${name}</strong> <span>${value}</span></li>`).join('')}</ul>
<p class="imprint">${mark(cover)}<span class="name">${escapeHtml(company.legalName)}</span></p>
</div>`
}
