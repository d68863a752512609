import type { Post } from '../../content/blog/post'
import { plainRichText, plainText } from '../../lib/plain-text'

/** Words a minute that people read of running text on a screen (Brysbaert 2019: 238 for English). */
const readingSpeed = 238

/** All words of a post but its title, in reading order: for structured data and the reading time. */
export function postText(post: Post): string {
  const parts = [
    post.content,
    ...post.subsections.flatMap((part) => [
      part.heading,
      plainText(part.content ?? []),
      ...part.items.flatMap((item) => [
        item.tool,
        plainText(item.content),
        (item.steps ?? []).map(plainRichText).join(' '),
      ]),
    ]),
    plainText(post.conclusion ?? []),
  ]
  return parts.filter(Boolean).join(' ')
}

/** How long a text takes to read, in whole minutes; at least 1. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length
  return Math.max(1, Math.round(words / readingSpeed))
}
