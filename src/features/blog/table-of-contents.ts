import type { Post } from '../../content/schema/types'
import { blogPostPage } from '../../generated/texts/blog-page'
import { slugify } from '../../lib/slugify'

/** A heading of an article. `id` is its anchor. */
export type TocEntry = { readonly id: string; readonly text: string }

/** A subsection with its items; the conclusion has none. */
export type TocSection = TocEntry & { readonly items: readonly TocEntry[] }

/** Ids of the layout and of the post's page: a heading with the same id would break links to it. */
const takenIds = ['root', 'content', 'related', 'main-menu', 'next-step']

/**
 * The headings of a post in reading order, each with an id that is unique on the page and the heading's own.
 * @returns one entry for each subsection, then the conclusion; empty for a post without subsections.
 */
export function tableOfContents(post: Pick<Post, 'subsections' | 'conclusion'>): TocSection[] {
  const used = new Set(takenIds)
  const enter = (text: string): TocEntry => {
    const slug = slugify(text) || 'section'
    let id = slug
    for (let count = 2; used.has(id); count++) id = `${slug}-${count}`
    used.add(id)
    return { id, text }
  }
  const sections: TocSection[] = post.subsections.map((part) => ({
    ...enter(part.heading),
    items: part.items.map((item) => enter(item.tool)),
  }))
  if (sections.length > 0 && post.conclusion)
    sections.push({ ...enter(blogPostPage.conclusionHeading), items: [] })
  return sections
}

/** All entries as one flat list, in reading order. */
export function flattenToc(sections: readonly TocSection[]): TocEntry[] {
  return sections.flatMap((section) => [section, ...section.items])
}
