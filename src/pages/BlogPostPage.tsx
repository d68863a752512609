import Typography from '@mui/material/Typography'
import { replace, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom'

import { ExternalLink } from '../components/ExternalLink'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { articleNode, breadcrumbNode } from '../components/structured-data'
import { TextBlocks } from '../components/TextBlocks'
import { limits, site } from '../config'
import { blogPage, blogPostPage } from '../content/blog-page'
import type { PostItem } from '../content/blog/post'
import type { PostWithRelated } from '../content/blog/summary'
import { shell } from '../content/shell'
import { cut } from '../lib/excerpt'
import { plainText } from '../lib/plain-text'
import { slugify } from '../lib/slugify'
import { blogPostPath, paths } from '../paths'
import { fetchPost } from '../services/posts'

/** The post of the address, or the page 404 in its place (history replaced). */
export async function loadPost({
  params,
}: LoaderFunctionArgs): Promise<PostWithRelated | Response> {
  const id = params.id ?? ''
  if (import.meta.env.SSR) {
    const { posts } = await import('virtual:posts/all')
    return posts.find(({ post }) => post.id === id) ?? replace(paths.notFound)
  }
  const result = await fetchPost(id)
  return result.ok ? result.entry : replace(paths.notFound)
}

/** An article of the blog. */
export function BlogPostPage() {
  const { post } = useLoaderData<PostWithRelated>()
  const crumbs = [
    { label: shell.home, path: paths.home },
    { label: blogPage.heading, path: paths.blog },
    { label: post.title },
  ]
  const description = cut(post.content, limits.metaDescription)
  return (
    <>
      <PageHead
        meta={{ title: post.title, description, keywords: [post.title, post.author] }}
        article={post}
        structuredData={
          import.meta.env.SSR
            ? [
                breadcrumbNode(site.origin, crumbs),
                articleNode(site.origin, {
                  path: blogPostPath(post.id),
                  type: 'BlogPosting',
                  headline: post.title,
                  description,
                  image: `/social${blogPostPath(post.id)}.png`,
                  author: post.author,
                  isoDate: post.isoDate,
                  body: [
                    post.content,
                    ...post.subsections.flatMap((part) => [
                      part.heading,
                      plainText(part.content ?? []),
                      ...part.items.flatMap((item) => [item.tool, plainText(item.content)]),
                    ]),
                  ].join(' '),
                }),
              ]
            : []
        }
      />
      <article>
        <PageHeader
          heading={post.title}
          seed={post.id}
          breadcrumb={{ label: shell.breadcrumb, items: crumbs }}
        >
          <Typography variant="body2" sx={{ mt: 2.5, color: 'text.secondary' }}>
            {post.author} · <time dateTime={post.isoDate}>{post.date}</time> · {post.category}
          </Typography>
        </PageHeader>
        <PageSection>
          <Typography variant="lead" component="p" sx={{ maxWidth: '42rem' }}>
            {post.content}
          </Typography>
          {post.subsections.map((part) => (
            <section key={part.heading}>
              <Typography variant="h2" id={slugify(part.heading)} sx={{ mt: 7, mb: 2 }}>
                {part.heading}
              </Typography>
              {part.content && <TextBlocks blocks={part.content} />}
              {part.items.map((item) => (
                <Item key={item.tool} item={item} />
              ))}
            </section>
          ))}
          {post.conclusion && (
            <section>
              <Typography variant="h2" sx={{ mt: 7, mb: 2 }}>
                {blogPostPage.conclusionHeading}
              </Typography>
              <TextBlocks blocks={post.conclusion} />
            </section>
          )}
        </PageSection>
      </article>
    </>
  )
}

function Item({ item }: { item: PostItem }) {
  return (
    <>
      <Typography variant="h4" component="h3" id={slugify(item.tool)} sx={{ mt: 4, mb: 1.5 }}>
        {item.tool}
      </Typography>
      <TextBlocks blocks={[...item.content, ...(item.steps ? [{ steps: item.steps }] : [])]} />
      {item.url && (
        <Typography sx={{ mt: 2 }}>
          <ExternalLink href={item.url}>{blogPostPage.clickTool(item.tool)}</ExternalLink>
        </Typography>
      )}
    </>
  )
}
