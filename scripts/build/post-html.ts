import type { Post } from '../../src/content/blog/post'
import type { Block, Inline, RichText } from '../../src/content/text'

/**
 * The text of a post as HTML that stands alone: what feed readers show. Plain tags, no styles, every
 * address complete.
 *
 * @param origin stands before paths of this site.
 * @param texts the conclusion's heading, and the words of an item's outside link.
 */
export function postHtml(
  post: Post,
  origin: string,
  texts: { conclusionHeading: string; clickTool: (tool: string) => string },
): string {
  const blocks = (list: readonly Block[]) => list.map((block) => blockHtml(block, origin)).join('')
  const parts = post.subsections.map((part) => {
    const items = part.items.map((item) => {
      const steps = item.steps ? blocks([{ steps: item.steps }]) : ''
      const link = item.url ? element('p', anchor(item.url, texts.clickTool(item.tool))) : ''
      return element('h3', escape(item.tool)) + blocks(item.content) + steps + link
    })
    return element('h2', escape(part.heading)) + blocks(part.content ?? []) + items.join('')
  })
  const conclusion = post.conclusion
    ? element('h2', escape(texts.conclusionHeading)) + blocks(post.conclusion)
    : ''
  return element('p', escape(post.content)) + parts.join('') + conclusion
}

/** Text made safe for HTML and XML, in elements as in attributes. */
export function escape(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function blockHtml(block: Block, origin: string): string {
  const rich = (text: RichText) => richHtml(text, origin)
  const list = (items: readonly RichText[]) =>
    items.map((item) => element('li', rich(item))).join('')
  if (typeof block === 'string' || 'length' in block) return element('p', rich(block))
  if ('list' in block) return element('ul', list(block.list))
  if ('steps' in block) return element('ol', list(block.steps))
  if ('note' in block) return element('blockquote', element('p', rich(block.note)))
  const { caption, columns, rows } = block.table
  const head = columns.map((column) => element('th', escape(column))).join('')
  const body = rows.map(([first = '', ...cells]) =>
    element(
      'tr',
      element('th', escape(first)) + cells.map((cell) => element('td', escape(cell))).join(''),
    ),
  )
  return element(
    'table',
    element('caption', escape(caption)) +
      element('thead', element('tr', head)) +
      element('tbody', body.join('')),
  )
}

function richHtml(text: RichText, origin: string): string {
  if (typeof text === 'string') return escape(text)
  return text.map((piece) => inlineHtml(piece, origin)).join('')
}

function inlineHtml(piece: Inline, origin: string): string {
  if (typeof piece === 'string') return escape(piece)
  if ('strong' in piece) return element('strong', escape(piece.strong))
  if ('nowrap' in piece) return escape(piece.nowrap)
  if ('code' in piece) return element('code', escape(piece.code))
  return anchor('path' in piece ? origin + piece.path : piece.href, piece.text)
}

const element = (tag: string, html: string) => `<${tag}>${html}</${tag}>`

const anchor = (href: string, text: string) => `<a href="${escape(href)}">${escape(text)}</a>`
