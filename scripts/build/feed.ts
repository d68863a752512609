import { writeFile } from 'node:fs/promises'
import path from 'node:path'

import { site } from '../../src/config'
import { company } from '../../src/content/company'
import type { PostWithRelated } from '../../src/content/blog/summary'

/** Writes the Atom feed of the blog (RFC 4287). */
export async function writeFeed(dist: string, posts: readonly PostWithRelated[]): Promise<void> {
  const updated = posts[0]?.post.isoDate ?? '2026-01-01'
  const entries = posts.map(({ post }) => {
    const address = `${site.origin}/blog/${post.id}`
    return `  <entry>
    <title>${escapeXml(post.title)}</title>
    <id>${address}</id>
    <link href="${address}"/>
    <updated>${post.isoDate}T00:00:00+05:30</updated>
    <author><name>${escapeXml(post.author)}</name></author>
    <summary>${escapeXml(post.content)}</summary>
  </entry>`
  })
  const feed = `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <title>${escapeXml(company.name)}</title>
  <id>${site.origin}/blog</id>
  <link href="${site.origin}/blog"/>
  <link rel="self" href="${site.origin}/feed.xml"/>
  <updated>${updated}T00:00:00+05:30</updated>
${entries.join('\n')}
</feed>
`
  await writeFile(path.join(dist, 'feed.xml'), feed)
}

const escapeXml = (text: string) =>
  text.replace(/[<>&"]/g, (character) => `&#${character.charCodeAt(0)};`)
