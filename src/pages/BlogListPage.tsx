import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useEffect, useMemo, useRef, useState, type ChangeEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { categories, firstPosts, postCount, unscriptedPosts } from 'virtual:posts/list'

import { CardGrid } from '../components/CardGrid'
import { FormSelect } from '../components/FormSelect'
import { HydrateOnInteraction } from '../components/HydrateOnInteraction'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { Pager } from '../components/Pager'
import { PostCard } from '../components/PostCard'
import { SearchField } from '../components/SearchField'
import { SectionHeading } from '../components/SectionHeading'
import { UnscriptedList } from '../components/UnscriptedList'
import { pageSizes } from '../config'
import { blogPage } from '../content/blog-page'
import type { PostSummary } from '../content/blog/summary'
import { focusResults, useFocusOnResults } from '../hooks/use-focus-on-results'
import { useSettled } from '../hooks/use-settled'
import { useQuery, useTypedQuery } from '../hooks/use-typed-query'
import { filterPosts, readBlogQuery, writeBlogQuery, type BlogQuery } from '../lib/blog-list'
import { paginate } from '../lib/pagination'
import { blogPostPath, paths } from '../paths'
import { fetchPostList } from '../services/posts'

/** Typing has paused for this long when the number of results is told, in milliseconds. */
const announceDelay = 500

/** All posts, newest first, by page; search, category and page live in the address. */
export function BlogListPage() {
  return (
    <>
      <PageHead meta={blogPage} canonicalPath={paths.blog} />
      <PageHeader heading={blogPage.heading} lead={blogPage.lead} seed={paths.blog}>
        <Typography sx={{ mt: 2 }}>
          <Link href="/feed.xml">{blogPage.feedLabel}</Link>
        </Typography>
      </PageHeader>
      <PageSection labelledBy="results" density="tight">
        <BlogList />
      </PageSection>
    </>
  )
}

function BlogList() {
  const { text, category, page } = readBlogQuery(useQuery(), categories)
  const isFirstPage = writeBlogQuery({ category, page, text: text.trim() }) === ''
  const { posts, hasFailed, request } = usePosts(!isFirstPage)
  const navigate = useNavigate()
  useFocusOnResults()

  const isWaiting = posts === undefined && !isFirstPage
  // The first page is at hand; whatever else is asked for comes with the list.
  const { count, shown } = useMemo(() => {
    if (!posts || isFirstPage) return { count: postCount, shown: firstPageOfAll }
    const found = filterPosts(posts, { category, text })
    return { count: found.length, shown: paginate(found, page, pageSizes.blog) }
  }, [posts, isFirstPage, category, text, page])
  const message = useSettled(isWaiting ? '' : describe(count, shown), announceDelay)

  const showAll = () => void navigate({ search: '' }, { state: focusResults })

  // Once it has failed only the button tries again: the list would change under a pointer on its way to it
  const requestEarly = hasFailed ? undefined : request

  return (
    <div onFocus={requestEarly} onPointerEnter={requestEarly}>
      <Filters category={category} />
      <SectionHeading
        id="results"
        action={
          <Typography role="status" data-needs-script="" sx={statusStyle}>
            {hasFailed && isWaiting ? blogPage.failure.text : message}
          </Typography>
        }
      >
        {blogPage.resultsHeading}
      </SectionHeading>
      {hasFailed && isWaiting && (
        <Button variant="outlined" onClick={request}>
          {blogPage.failure.retry}
        </Button>
      )}
      {count === 0 ? (
        <Button variant="outlined" onClick={showAll}>
          {blogPage.empty.showAll}
        </Button>
      ) : (
        <div aria-busy={isWaiting && !hasFailed}>
          <PostCards posts={shown.visible} />
        </div>
      )}
      <OtherPosts />
      <Pages page={shown.page} pageCount={shown.pageCount} text={text} category={category} />
    </div>
  )
}

/** Nothing but these is drawn with each letter: the list follows the address. */
const Filters = memo(function Filters({ category }: { category: string }) {
  const { typed, type } = useTypedQuery()
  const navigate = useNavigate()
  const changeCategory = (event: ChangeEvent<HTMLSelectElement>) => {
    const search = writeBlogQuery({ text: typed, category: event.target.value, page: 1 })
    void navigate({ search }, { preventScrollReset: true })
  }
  return (
    <Box
      component="form"
      role="search"
      aria-label={blogPage.filters.search}
      onSubmit={(event) => event.preventDefault()}
      data-needs-script=""
      data-print="no"
      sx={filtersStyle}
    >
      <SearchField
        label={blogPage.filters.search}
        clearLabel={blogPage.filters.clear}
        value={typed}
        onChange={(value) => type(value, (next) => next.delete('page'))}
      />
      <FormSelect
        name="category"
        label={blogPage.filters.category}
        placeholder={blogPage.filters.all}
        options={categories}
        value={category}
        onChange={changeCategory}
      />
    </Box>
  )
})

const PostCards = memo(function PostCards({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <HydrateOnInteraction>
      <CardGrid items={posts} keyOf={(post) => post.id}>
        {(post) => (
          <PostCard
            post={post}
            headingLevel="h3"
            action={blogPage.readMore}
            isEager={post === posts[0]}
          />
        )}
      </CardGrid>
    </HydrateOnInteraction>
  )
})

/** Without JavaScript no page can be turned: the posts after the first page as plain links. */
const OtherPosts = memo(function OtherPosts() {
  return <UnscriptedList id="other-posts" items={unscriptedLinks} />
})

type PagesProps = Pick<BlogQuery, 'text' | 'category'> & { page: number; pageCount: number }

const Pages = memo(function Pages({ page, pageCount, text, category }: PagesProps) {
  if (pageCount <= 1) return null
  return (
    <Pager
      label={blogPage.pagination.label}
      page={page}
      pageCount={pageCount}
      linkTo={(target) => ({ search: writeBlogQuery({ text, category, page: target }) })}
      linkState={focusResults}
      texts={blogPage.pagination}
    />
  )
})

const firstPageOfAll = {
  visible: firstPosts,
  page: 1,
  pageCount: Math.ceil(postCount / pageSizes.blog),
}

function describe(count: number, { page, pageCount }: { page: number; pageCount: number }): string {
  if (count === 0) return blogPage.empty.text
  const found = blogPage.blogsFound(count)
  return pageCount > 1 ? `${found}. ${blogPage.pagination.pageOf(page, pageCount)}` : found
}

/** All summaries: fetched at once if they are needed, else when somebody reaches for the list. */
function usePosts(isNeeded: boolean) {
  const [posts, setPosts] = useState<readonly PostSummary[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const isAsked = useRef(false)

  const request = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    void fetchPostList().then((result) => {
      setHasFailed(!result.ok)
      if (result.ok) setPosts(result.posts)
      else isAsked.current = false
    })
  }, [])

  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])

  return { posts, hasFailed, request }
}

const unscriptedLinks = unscriptedPosts.map((post) => ({
  path: blogPostPath(post.id),
  title: post.title,
  note: `${post.category} · ${post.date}`,
}))

const filtersStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 14rem' },
  maxWidth: '44rem',
  mb: { xs: 5, md: 7 },
} as const

const statusStyle = { minHeight: '1.65em', color: 'text.secondary' } as const
