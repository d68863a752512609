import type { Block, Inline, RichText } from './text'

/** The text alone, without links, emphasis and code marks. */
export function plainRichText(text: RichText): string {
  return typeof text === 'string' ? text : text.map(plainPiece).join('')
}

function plainPiece(piece: Inline): string {
  if (typeof piece === 'string') return piece
  if ('strong' in piece) return piece.strong
  return 'code' in piece ? piece.code : piece.text
}

/** All text of blocks, joined by spaces: for word counts, feeds and structured data. */
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
