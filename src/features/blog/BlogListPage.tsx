import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'

import { pageSizes } from '../../config'
import { blogPage } from '../../generated/texts/blog-page'
import { laterPosts } from '../../generated/later-posts'
import { postList } from '../../generated/post-list'
import { cleanText } from '../../lib/clean-text'
import { months } from '../../generated/texts/language'
import { formatDate } from '../../lib/format-date'
import { paginate } from '../../lib/pagination'
import { blogPostPath } from '../../paths'
import { Pager } from '../../ui/blocks/Pager'
import { CardGrid } from '../../ui/cards/CardGrid'
import { useEarlyEntries } from '../../ui/hooks/use-early-entries'
import { FormSelect } from '../../ui/forms/FormSelect'
import { SearchField } from '../../ui/forms/SearchField'
import { focusResults, useFocusOnResults } from '../../ui/hooks/use-focus-on-results'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { useHydrated } from '../../ui/hooks/use-hydrated'
import { useOnDemand } from '../../ui/hooks/use-on-demand'
import { useUrlState } from '../../ui/hooks/use-url-state'
import { NoScript } from '../../ui/page/NoScript'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SectionHeading } from '../../ui/page/SectionHeading'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { announceDelay } from '../../ui/screen-reader-pauses'
import { filterPosts, readBlogQuery, writeBlogQuery } from './blog-list'
import { fetchPostList } from './load-posts'
import { PostCard } from './PostCard'

const { firstPosts, categories, count: postCount } = postList

/** All posts, newest first, in pages. Search, category and page are in the URL, so a view can be shared. */
export function BlogListPage() {
  return (
    <>
      <PageHeader meta={blogPage}>
        <Typography sx={{ mt: 2 }}>
          <Link href="/feed.xml">{blogPage.feedLabel}</Link>
        </Typography>
      </PageHeader>
      {postCount > 0 ? (
        <PageSection labelledBy="results" density="tight">
          <BlogList />
        </PageSection>
      ) : (
        <PageSection density="tight">{blogPage.noneYet}</PageSection>
      )}
    </>
  )
}

function BlogList() {
  const url = useUrlState()
  const query = readBlogQuery(url.params, categories)
  const { text, category } = query
  const isFirstPage = writeBlogQuery({ ...query, text: cleanText(text) }) === ''
  const { value: posts, hasFailed, request } = useOnDemand(fetchPostList, !isFirstPage)
  useFocusOnResults()
  useEarlyEntries(['q', 'category'], (entries) => url.replace({ ...entries, page: '' }))

  const isWaiting = posts === undefined && !isFirstPage
  const isBroken = hasFailed && isWaiting
  // The first page is built in; all others wait for the fetched list
  const found = posts && !isFirstPage ? filterPosts(posts, query) : null
  const count = found ? found.length : postCount
  const shown = found ? paginate(found, query.page, pageSizes.blog) : firstPageOfAll
  const message = useDebounced(isWaiting ? '' : describe(count, shown), announceDelay)

  // After a failure only the button retries: on hover, the list would change under the pointer
  const requestEarly = hasFailed ? undefined : request

  return (
    <div onFocus={requestEarly} onPointerEnter={requestEarly}>
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
          value={text}
          onChange={(q) => url.replace({ q, page: '' })}
        />
        <FormSelect
          name="category"
          label={blogPage.filters.category}
          placeholder={blogPage.filters.all}
          options={categories}
          value={category}
          onChange={(event) => url.push({ category: event.target.value, page: '' })}
        />
      </Box>
      <SectionHeading
        id="results"
        action={
          <LiveRegion data-needs-script="" sx={statusStyle}>
            {isBroken ? blogPage.failure.text : message}
          </LiveRegion>
        }
      >
        {blogPage.resultsHeading}
      </SectionHeading>
      {isBroken && (
        <Button variant="outlined" onClick={request}>
          {blogPage.failure.retry}
        </Button>
      )}
      {count === 0 ? (
        <Button
          variant="outlined"
          onClick={() => url.push({ q: '', category: '', page: '' }, focusResults)}
        >
          {blogPage.empty.showAll}
        </Button>
      ) : (
        <div aria-busy={isWaiting && !hasFailed}>
          <CardGrid items={shown.visible} keyOf={(post) => post.id}>
            {(post) => <PostCard post={post} isEager={post === shown.visible[0]} />}
          </CardGrid>
        </div>
      )}
      <OtherPosts />
      {shown.pageCount > 1 && (
        <Pager
          label={blogPage.pagination.label}
          page={shown.page}
          pageCount={shown.pageCount}
          linkTo={(page) => ({ search: writeBlogQuery({ text, category, page }) })}
          linkState={focusResults}
          texts={blogPage.pagination}
        />
      )}
    </div>
  )
}

/**
 * Links to the later posts, where the pager does not work. Only the prerendered markup has them: React hydrates what it
 * is told is HTML without a look, and then removes it. So the bundler leaves the list out of the browser's code.
 */
function OtherPosts() {
  const isHydrated = useHydrated(() => true, false)
  if (isHydrated) return null
  if (!import.meta.env.SSR) return <NoScript dangerouslySetInnerHTML={{ __html: '' }} />
  return (
    <NoScript>
      <List disablePadding sx={otherPostsStyle}>
        {laterPosts.map((post) => (
          <li key={post.id}>
            <h3>
              <a href={blogPostPath(post.id)} lang={post.lang}>
                {post.title}
              </a>
            </h3>
            <p>
              {post.category} · {formatDate(post.date, months)}
            </p>
          </li>
        ))}
      </List>
    </NoScript>
  )
}

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

const filtersStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 14rem' },
  maxWidth: '44rem',
  mb: { xs: 5, md: 7 },
} as const

const otherPostsStyle = {
  mt: 3,
  '& h3': { typography: 'h4', m: 0 },
  '& p': { typography: 'caption', color: 'text.secondary', m: 0 },
  '& li': { py: 2, borderTop: 1, borderColor: 'divider' },
} as const

const statusStyle = { minHeight: '1.65em', color: 'text.secondary' } as const
