import type { Block, RichText, TextSection } from '../../src/content/schema/text'
import type { GuideSection } from '../../src/content/schema/types'
import { plainRichText } from '../../src/content/schema/plain-text'
import { slugify } from '../../src/lib/slugify'
import { noLink, type MarkdownText } from './markdown'
import type { MarkdownPart, Report } from './types'

const noHeading = 'the text must start with a ## heading'

/** The text of a blog post: an introduction, parts with items, and perhaps a conclusion. */
export function toPost({ line, blocks, parts }: MarkdownText, report: Report) {
  const [content = ''] = blocks
  const isParagraph = typeof content === 'string' || 'length' in content
  const tooShort = 'is shorter than 50 characters: search engines show it as description'
  if (blocks.length !== 1 || !isParagraph)
    report(line, 'a post starts with one paragraph, above its first ## heading')
  else if (plainRichText(content).length < 50) report(line, `the first paragraph ${tooShort}`)
  const [conclusion] = parts.slice(-1).filter(({ name }) => name === 'Conclusion')
  if (conclusion?.items[0])
    report(conclusion.items[0].line, 'the conclusion may not have ### headings: write paragraphs')
  const subsections = parts.slice(0, conclusion ? -1 : undefined)
  return {
    content,
    subsections: subsections.map(({ heading, blocks: content, items }) => ({
      heading,
      content,
      items: items.map(({ heading: tool, url, blocks }) => ({ tool, url, content: blocks })),
    })),
    conclusion: conclusion?.blocks,
  }
}

/**
 * The text of other pages: `##` headings with blocks. The anchors are made from the headings.
 *
 * @param conditions whether headings, paragraphs and items of lists that start with `{if name}` are shown.
 * @param taken ids that the page has already.
 */
export function toSections(
  { line: firstLine, blocks, parts }: MarkdownText,
  conditions: Readonly<Record<string, boolean>>,
  taken: ReadonlySet<string>,
  report: Report,
): TextSection[] {
  if (blocks.length > 0) report(firstLine, noHeading)
  const ids = new Set<string>()
  const pick = (item: RichText): RichText[] => {
    const [start = '', ...rest] = typeof item === 'string' ? [item] : item
    const [mark, not, name = ''] = /^\{if (not )?([\w-]+)\} ?/.exec(String(start)) ?? []
    if (!mark || typeof start !== 'string') return [item]
    const text = start.slice(mark.length)
    return conditions[name] === !not ? [rest.length > 0 ? [text, ...rest] : text] : []
  }
  return parts.flatMap(({ heading: written, name, blocks: content, items, line }) => {
    const [heading] = pick(written)
    if (typeof heading !== 'string') return []
    const id = slugify(String(pick(name)[0])) || 'section'
    if (items[0]) report(items[0].line, '### headings are for blog posts and guides: write ##')
    if (ids.has(id)) report(line, `the heading “${heading}” is used twice: change one`)
    else if (taken.has(id))
      report(
        line,
        `the heading “${heading}” has an anchor that the page has already, #${id}: change it`,
      )
    ids.add(id)
    const blocks = content.flatMap((block): readonly Block[] => {
      if (typeof block === 'string' || 'length' in block) return pick(block)
      return 'list' in block ? [{ list: block.list.flatMap(pick) }] : [block]
    })
    return { id, heading, blocks }
  })
}

/** The text of a guide: `##` sections with `###` parts, the last of which may be `### Checklist`. */
export function toGuide({ line, blocks, parts }: MarkdownText, report: Report): GuideSection[] {
  if (blocks.length > 0) report(line, noHeading)
  return parts.map(({ heading, blocks, items }) => {
    const list = items.find(({ name }) => name === 'Checklist')
    if (list && list !== items.at(-1))
      report(list.line, 'the checklist must be the last part of its section: move it down')
    for (const { url, line } of items) if (url) report(line, noLink)
    return {
      heading,
      blocks,
      parts: items
        .filter((item) => item !== list)
        .map(({ heading, blocks }) => ({ heading, blocks })),
      checklist: list ? readChecklist(list, report) : [],
    }
  })
}

function readChecklist({ line, blocks }: MarkdownPart, report: Report): string[] {
  const [block = ''] = blocks
  const lines = typeof block !== 'string' && 'list' in block ? block.list : []
  if (blocks.length !== 1 || lines.length === 0 || lines.some((text) => typeof text !== 'string'))
    report(line, 'a checklist must be one list of plain texts: start each with -')
  return lines.map(plainRichText)
}

/** A section's heading without the number that it may bring, as in “2. Count the leads”. */
export const withoutNumber = (heading: string) => heading.replace(/^\d+\. /, '')

/** The headings of a guide's sections and parts, in their order. */
export const guideHeadings = (sections: readonly GuideSection[]): string[] =>
  sections.flatMap(({ heading, parts }) => [
    withoutNumber(heading),
    ...parts.map((part) => part.heading),
  ])
