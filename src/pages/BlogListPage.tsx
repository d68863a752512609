import { postSummaries } from 'virtual:posts/index'

import { CardGrid } from '../components/CardGrid'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { PostCard } from '../components/PostCard'
import { SectionHeading } from '../components/SectionHeading'
import { blogPage } from '../content/blog-page'
import { paths } from '../paths'

/** All posts, newest first. */
export function BlogListPage() {
  return (
    <>
      <PageHead meta={blogPage} />
      <PageHeader heading={blogPage.heading} lead={blogPage.lead} seed={paths.blog} />
      <PageSection labelledBy="results">
        <SectionHeading id="results">{blogPage.resultsHeading}</SectionHeading>
        <CardGrid items={postSummaries} keyOf={(post) => post.id}>
          {(post) => <PostCard post={post} headingLevel="h3" action={blogPage.readMore} />}
        </CardGrid>
      </PageSection>
    </>
  )
}
