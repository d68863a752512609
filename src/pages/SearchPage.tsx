import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'

import { LinkColumns } from '../components/LinkColumns'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { SearchForm } from '../components/SearchForm'
import { SearchResults } from '../components/SearchResults'
import { SectionHeading } from '../components/SectionHeading'
import { Unscripted } from '../components/Unscripted'
import { limits } from '../config'
import { searchPage } from '../content/search-page'
import { siteMap } from '../content/site-map'
import { focusOnResults, focusResults, useFocusOnResults } from '../hooks/use-focus-on-results'
import { useSettled } from '../hooks/use-settled'
import { useQuery, useTypedQuery } from '../hooks/use-typed-query'
import type { SearchResult } from '../lib/site-search'
import { paths } from '../paths'
import { fetchSearchIndex } from '../services/search-index'

/** Typing has paused for this long when the number of results is told, in milliseconds. */
const announceDelay = 500

/** Search over the whole site; what is searched for lives in the address. */
export function SearchPage() {
  const text = useDrawnText()
  useFocusOnResults()
  const { search, hasFailed, request } = useSearch(text !== '')
  const results = useMemo(
    () => (text && search ? search(text).slice(0, limits.searchResults) : undefined),
    [text, search],
  )
  const message = useSettled(describe(text, results?.length, hasFailed), announceDelay)

  return (
    <>
      <PageHead meta={searchPage} noindex canonicalPath={paths.search} />
      <PageHeader heading={searchPage.heading} lead={searchPage.lead} seed={paths.search}>
        <div data-needs-script="" onFocus={request}>
          <SearchBox />
        </div>
        <Unscripted>
          <Typography sx={{ mt: 3, maxWidth: '40rem' }}>{searchPage.needsScript}</Typography>
        </Unscripted>
      </PageHeader>
      <PageSection density="tight" labelledBy={text ? 'results' : 'all-pages'}>
        <Box sx={{ display: text ? undefined : 'none' }}>
          <Typography variant="h2" id="results" tabIndex={-1}>
            {searchPage.resultsHeading}
          </Typography>
        </Box>
        <Typography role="status" sx={{ mb: 3, color: 'text.secondary' }}>
          {message}
        </Typography>
        {hasFailed && text && (
          <Button variant="outlined" onClick={request} sx={{ mb: 5 }}>
            {searchPage.failure.retry}
          </Button>
        )}
        {results && results.length > 0 ? (
          <SearchResults results={results} texts={searchPage} />
        ) : (
          (!text || results || hasFailed) && <AllPages isHinted={results !== undefined} />
        )}
      </PageSection>
    </>
  )
}

/** Nothing else is drawn with each letter: the page follows the address. */
function SearchBox() {
  const { typed, type } = useTypedQuery()
  const drawn = useDrawnText()
  const navigate = useNavigate()
  const goToResults = (text: string) => {
    // At once, for Tab may come right behind Enter; later behind a letter whose results are not drawn yet
    if (text.trim() === drawn) return focusOnResults()
    void navigate(
      { search: window.location.search },
      { replace: true, preventScrollReset: true, state: focusResults },
    )
  }
  return (
    <SearchForm
      action={paths.search}
      texts={searchPage}
      value={typed}
      onChange={(value) => type(value)}
      onSubmit={goToResults}
    />
  )
}

/** What the results on the screen are for. */
function useDrawnText(): string {
  return (useQuery().get('q') ?? '').trim()
}

/** Every page as a link: the way on without JavaScript, before a search and after one in vain. */
const AllPages = memo(function AllPages({ isHinted }: { isHinted: boolean }) {
  return (
    <>
      {isHinted && <Typography sx={{ mb: 6 }}>{searchPage.nothingHint}</Typography>}
      <SectionHeading id="all-pages">{searchPage.allPages}</SectionHeading>
      <LinkColumns groups={siteMap} />
    </>
  )
})

function describe(text: string, count: number | undefined, hasFailed: boolean): string {
  if (!text) return ''
  if (count === undefined) return hasFailed ? searchPage.failure.text : searchPage.loading
  return count > 0 ? searchPage.resultsFor(count, text) : searchPage.nothingFor(text)
}

/** Fetches index and engine when somebody is about to search, or has come with a search. */
function useSearch(isNeeded: boolean) {
  const [search, setSearch] = useState<(query: string) => SearchResult[]>()
  const [hasFailed, setHasFailed] = useState(false)
  const isAsked = useRef(false)

  const request = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    void loadSearch().then((loaded) => {
      isAsked.current = loaded !== undefined
      setHasFailed(loaded === undefined)
      setSearch(() => loaded)
    })
  }, [])

  useEffect(() => {
    if (isNeeded) request()
  }, [isNeeded, request])

  return { search, hasFailed, request }
}

/** Index and engine together, or undefined where one of them could not be fetched. */
async function loadSearch(): Promise<((query: string) => SearchResult[]) | undefined> {
  try {
    const [result, engine] = await Promise.all([fetchSearchIndex(), import('../lib/site-search')])
    return result.ok ? engine.createSiteSearch(result.pages) : undefined
  } catch (error) {
    console.error('The search was not loaded', error)
    return undefined
  }
}
