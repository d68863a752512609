import { limits } from '../../config'
import { readingSpeed } from '../../generated/texts/language'
import type { Post } from '../../content/schema/types'
import { plainRichText, plainText } from '../../content/schema/plain-text'
import { firstSentences } from '../../lib/excerpt'

/** A post's plain text without its title, in reading order. For structured data and the reading time. */
export function postText(post: Post): string {
  const parts = [
    plainRichText(post.content),
    ...post.subsections.flatMap((part) => [
      part.heading,
      plainText(part.content),
      ...part.items.flatMap((item) => [item.tool, plainText(item.content)]),
    ]),
    plainText(post.conclusion ?? []),
  ]
  return parts.filter(Boolean).join(' ')
}

/** A post's description: the beginning of its first paragraph, because a heading after it ends without a stop. */
export const metaDescription = (post: Pick<Post, 'content'>): string =>
  firstSentences(plainRichText(post.content), limits.metaDescription)

/** The reading time of a text in whole minutes; at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / readingSpeed))
}
