import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { site } from '../../src/config'
import { blogPage, blogPostPage } from '../../src/content/blog-page'
import type { Post } from '../../src/content/blog/post'
import type { PostWithRelated } from '../../src/content/blog/summary'
import { company } from '../../src/content/company'
import { blogPostPath, paths } from '../../src/paths'
import { escape, postHtml } from './post-html'

/** Readers remember what they have seen: a feed needs the newest posts, not all of them. */
const entryLimit = 20

const file = 'feed.xml'

/** Writes the feed of the blog. */
export async function writeFeed(dist: string, posts: readonly PostWithRelated[]): Promise<void> {
  const feed = makeFeed(
    posts.map(({ post }) => post),
    site.origin,
  )
  await writeFile(path.join(dist, file), feed)
}

/**
 * The newest posts with their full text as an Atom feed.
 *
 * @param newestFirst all posts; only the first twenty are taken.
 * @param origin of the site, without a slash at its end.
 * @see https://www.rfc-editor.org/rfc/rfc4287
 */
export function makeFeed(newestFirst: readonly Post[], origin: string): string {
  const posts = newestFirst.slice(0, entryLimit)
  // An empty feed needs a date as well; the epoch says that nothing has happened yet.
  const updated = timestamp(posts[0]?.isoDate ?? '1970-01-01')
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <title>${escape(`${company.name}: ${blogPage.heading}`)}</title>
  <subtitle>${escape(blogPage.description)}</subtitle>
  <id>${origin}${paths.blog}</id>
  <link rel="alternate" type="text/html" href="${origin}${paths.blog}"/>
  <link rel="self" type="application/atom+xml" href="${origin}/${file}"/>
  <icon>${origin}/favicon.svg</icon>
  <updated>${updated}</updated>
${posts.map((post) => makeEntry(post, origin)).join('\n')}
</feed>
`
}

function makeEntry(post: Post, origin: string): string {
  const address = origin + blogPostPath(post.id)
  return `  <entry>
    <title>${escape(post.title)}</title>
    <id>${address}</id>
    <link rel="alternate" type="text/html" href="${address}"/>
    <published>${timestamp(post.isoDate)}</published>
    <updated>${timestamp(post.isoDate)}</updated>
    <author><name>${escape(post.author)}</name></author>
    <category term="${escape(post.category)}"/>
    <summary>${escape(post.description ?? post.content)}</summary>
    <content type="html">${escape(postHtml(post, origin, blogPostPage))}</content>
  </entry>`
}

/** Midnight in India on that day, as RFC 3339 writes it. */
const timestamp = (isoDate: string) => `${isoDate}T00:00:00+05:30`
