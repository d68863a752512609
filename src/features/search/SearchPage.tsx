import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { memo, useDeferredValue, useMemo } from 'react'
import { flushSync } from 'react-dom'

import { limits } from '../../config'
import { edition, isDefaultEdition, otherEditions } from '../../generated/edition'
import { searchPage } from '../../generated/texts/search-page'
import { cleanText } from '../../lib/clean-text'
import { readQuery } from '../../lib/search-query'
import { focusOnResults } from '../../ui/hooks/use-focus-on-results'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { useOnDemand } from '../../ui/hooks/use-on-demand'
import { useUrlState } from '../../ui/hooks/use-url-state'
import { paths } from '../../paths'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SectionHeading } from '../../ui/page/SectionHeading'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { LinkColumns } from './LinkColumns'
import { fetchSearchIndex } from './search-index'
import { SearchForm } from './SearchForm'
import { SearchResults } from './SearchResults'
import type { SearchResult } from './site-search'
import { NoScript } from '../../ui/page/NoScript'
import { announceDelay } from '../../ui/screen-reader-pauses'

/** Search over the whole site. The query is in the URL, so that results can be shared. */
export function SearchPage() {
  const { params, replace } = useUrlState()
  const typed = readQuery(params)
  const text = cleanText(typed)
  // Deferred, because rendering results would delay the next letter
  const answered = useDeferredValue(text)
  const { value: search, hasFailed, request } = useOnDemand(loadSearch, text !== '')
  const results = useMemo(
    () => (answered && search ? search(answered).slice(0, limits.searchResults) : undefined),
    [answered, search],
  )
  const message = useDebounced(describe(answered, results?.length, hasFailed), announceDelay)

  const handleSubmit = (q: string) => {
    // Rendered at once: until then, the results' heading may be hidden and cannot get the focus
    flushSync(() => replace({ q }))
    focusOnResults()
  }

  return (
    <>
      <PageHeader meta={searchPage} noindex>
        <div data-needs-script="" onFocus={request}>
          <SearchForm value={typed} onChange={(q) => replace({ q })} onSubmit={handleSubmit} />
        </div>
        <NoScript>
          <Typography sx={{ mt: 3, maxWidth: '40rem' }}>{searchPage.needsScript}</Typography>
        </NoScript>
      </PageHeader>
      <PageSection density="tight" labelledBy={text ? 'results' : 'all-pages'}>
        <Typography variant="h2" id="results" tabIndex={-1} hidden={!text}>
          {searchPage.resultsHeading}
        </Typography>
        <LiveRegion sx={{ mb: 3, color: 'text.secondary' }}>{message}</LiveRegion>
        {hasFailed && text && (
          <Button variant="outlined" onClick={request} sx={{ mb: 5 }}>
            {searchPage.failure.retry}
          </Button>
        )}
        {!isDefaultEdition && results?.length === 0 && <OtherSearches query={answered} />}
        <Answer results={results} isWaiting={answered !== '' && !results && !hasFailed} />
      </PageSection>
    </>
  )
}

type AnswerProps = { results: readonly SearchResult[] | undefined; isWaiting: boolean }

/** Results, or links to all pages. Memoized, or `useDeferredValue` has no effect and it renders at every letter. */
const Answer = memo(function Answer({ results, isWaiting }: AnswerProps) {
  if (isWaiting) return null
  if (results && results.length > 0) return <SearchResults results={results} />
  return (
    <>
      {results && <Typography sx={{ mb: 6 }}>{searchPage.nothingHint}</Typography>}
      <SectionHeading id="all-pages">{searchPage.allPages}</SectionHeading>
      <LinkColumns />
    </>
  )
})

/** The same search in other languages. */
function OtherSearches({ query }: { query: string }) {
  const address = `${paths.search.slice(edition.prefix.length)}?${new URLSearchParams({ q: query })}`
  return otherEditions.map(({ tag, prefix, name }) => (
    <Typography key={tag} sx={{ mb: 3 }}>
      <Link href={prefix + address} hrefLang={tag}>
        {`${name}: ${query}`}
      </Link>
    </Typography>
  ))
}

function describe(text: string, count: number | undefined, hasFailed: boolean): string {
  if (!text) return ''
  if (count === undefined) return hasFailed ? searchPage.failure.text : searchPage.loading
  return count > 0 ? searchPage.resultsFor(count, text) : searchPage.nothingFor(text)
}

/** Loads the index and MiniSearch; undefined or a rejection is a failure for `useOnDemand`. */
async function loadSearch() {
  const [pages, engine] = await Promise.all([fetchSearchIndex(), import('./site-search')])
  return pages && engine.createSiteSearch(pages)
}
