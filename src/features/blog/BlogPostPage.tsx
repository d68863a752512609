import Box from '@mui/material/Box'
import { replace, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'

import { site } from '../../config'
import { blogPage, blogPostPage } from '../../generated/texts/blog-page'
import type { PostWithRelated } from '../../content/schema/types'
import { rememberFailedAddress } from '../../lib/failed-address'
import { blogPostPath, paths } from '../../paths'
import { CardGrid } from '../../ui/cards/CardGrid'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { articleNode } from '../../seo/structured-data'
import { ShareLinks } from '../../ui/text/ShareLinks'
import { Byline } from './Byline'
import { fetchPost } from './load-posts'
import { metaDescription, postText, readingMinutes } from './post-text'
import { PostBody } from './PostBody'
import { PostCard, PostCover } from './PostCard'
import { ShareActions } from './ShareActions'
import { tableOfContents } from './table-of-contents'
import { TableOfContents } from './TableOfContents'

/** Loads the URL's post, or redirects to the 404 page without a history entry. Throws as `fetchPost` does. */
export async function loadPost({
  params,
  request,
}: Pick<LoaderFunctionArgs, 'params' | 'request'>): Promise<PostWithRelated | Response> {
  const id = params.id ?? ''
  if (import.meta.env.SSR) {
    const { posts } = await import('../../generated/posts')
    return posts.find(({ post }) => post.id === id) ?? replace(paths.notFound)
  }
  const entry = await fetchPost(id)
  if (entry) return entry
  rememberFailedAddress(new URL(request.url).pathname)
  return replace(paths.notFound)
}

/** A blog post. Needs `loadPost` as its route's loader. */
export function BlogPostPage() {
  const entry = useLoaderData<PostWithRelated | undefined>()
  if (!entry) {
    const meta = { title: blogPostPage.notFound, description: blogPage.description }
    return <PageHeader meta={meta} noindex seed={paths.blog} />
  }
  const { post, related } = entry
  const text = postText(post)
  const sections = tableOfContents(post)
  const path = blogPostPath(post.id)
  const description = metaDescription(post)
  const shared = { address: site.origin + path, title: post.title }
  return (
    <>
      <article>
        <PageHeader
          meta={{ title: post.title, description, keywords: [post.title, post.author] }}
          article={post}
          lang={post.lang}
          parents={[{ label: blogPage.heading, path: paths.blog }]}
          structuredData={[articleNode('BlogPosting', post, { path, description, body: text })]}
          media={
            <Box lang={post.lang} sx={coverStyle}>
              <PostCover post={post} alt={post.imageAlt ?? ''} isEager />
            </Box>
          }
        >
          <Byline
            author={post.author}
            date={post.date}
            updated={post.updated}
            more={[post.category, blogPostPage.readTime(readingMinutes(text))]}
          />
        </PageHeader>
        <PageSection density="tight">
          <Box sx={columnsStyle}>
            <HydrationBoundary>
              <TableOfContents sections={sections} lang={post.lang} />
              <PostBody post={post} sections={sections} />
            </HydrationBoundary>
          </Box>
        </PageSection>
      </article>
      <HydrationBoundary>
        <PageSection density="tight">
          <Box sx={columnsStyle}>
            <Box sx={{ gridColumn: { lg: 2 }, mt: { xs: -8, md: -12 } }}>
              <ShareLinks
                {...shared}
                heading={blogPostPage.share.heading}
                networks={blogPostPage.share.networks}
                email={blogPostPage.share.email}
              >
                <ShareActions {...shared} />
              </ShareLinks>
            </Box>
          </Box>
        </PageSection>
        {related.length > 0 && (
          <Box data-print="no">
            <PageSection tone="mist" labelledBy="related" heading={blogPostPage.relatedHeading}>
              <CardGrid items={related} keyOf={(other) => other.id} columns={2}>
                {(other) => <PostCard post={other} />}
              </CardGrid>
            </PageSection>
          </Box>
        )}
      </HydrationBoundary>
    </>
  )
}

/** The table of contents and the text. The share links use it too, to line up with the text. */
const columnsStyle = {
  display: 'grid',
  gap: { xs: 5, lg: 9 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'min(19rem, 32%) minmax(0, 1fr)' },
} as const

const coverStyle = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  '& > div': { borderBottom: 0 },
} as const
