import type { Block, RichText } from '../content/text'

/** The words of running text, without its links and stress. */
export function plainRichText(text: RichText): string {
  if (typeof text === 'string') return text
  return text
    .map((piece) =>
      typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.text,
    )
    .join('')
}

/** All words of blocks, as one line of text: for word counts, feeds and structured data. */
export function plainText(blocks: readonly Block[]): string {
  return blocks.map(plainBlock).join(' ')
}

function plainBlock(block: Block): string {
  if (typeof block === 'string' || 'length' in block) return plainRichText(block)
  if ('list' in block) return block.list.map(plainRichText).join(' ')
  if ('steps' in block) return block.steps.map(plainRichText).join(' ')
  if ('table' in block)
    return [block.table.caption, block.table.columns, block.table.rows].flat(2).join(' ')
  return plainRichText(block.note)
}
