import { Feed } from 'feed'
import { renderToStaticMarkup } from 'react-dom/server'

import { blogPage, blogPostPage } from '../../src/generated/texts/blog-page'
import { edition } from '../../src/generated/edition'
import { company } from '../../src/generated/company'
import type { Post } from '../../src/content/schema/types'
import { noonInIndia } from '../../src/lib/day-in-india'
import { plainRichText } from '../../src/content/schema/plain-text'
import { blogPostPath, paths } from '../../src/paths'
import { postHtml } from './post-html'

/** The newest twenty posts with their full text as an Atom feed (RFC 4287). `origin` has no slash at its end. */
export function makeFeed(newestFirst: readonly Post[], origin: string): string {
  const posts = newestFirst.slice(0, 20)
  const days = posts.map(({ date, updated }) => updated ?? date)
  const feed = new Feed({
    title: `${company.name}: ${blogPage.heading}`,
    description: blogPage.description,
    id: origin + paths.blog,
    link: origin + paths.blog,
    feed: `${origin}/feed.xml`,
    favicon: `${origin}/favicon.svg`,
    // Atom requires a date, also for an empty feed
    updated: timeOf(days.toSorted().at(-1) ?? '1970-01-01'),
    generator: false,
  })
  for (const post of posts) {
    feed.addItem({
      // The package marks titles and summaries as HTML, so `&` and `<` in them must be escaped
      title: renderToStaticMarkup(post.title),
      link: origin + blogPostPath(post.id),
      published: timeOf(post.date),
      date: timeOf(post.updated ?? post.date),
      author: [{ name: post.author, link: post.authorUrl?.replace(/^\//, `${origin}/`) }],
      category: [{ term: post.category }],
      description: renderToStaticMarkup(post.description ?? plainRichText(post.content)),
      content: postHtml(post, origin, blogPostPage),
    })
  }
  // The package leaves languages out of Atom feeds
  const entries = posts.values()
  return feed
    .atom1()
    .replace('<feed ', `<feed xml:lang="${edition.tag}" `)
    .replaceAll('<entry>', (start) => {
      const { lang } = entries.next().value ?? {}
      return lang ? `<entry xml:lang="${lang}">` : start
    })
}

const timeOf = (day: string) => new Date(noonInIndia(day))
