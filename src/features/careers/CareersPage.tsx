import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef } from 'react'

import { pageSizes } from '../../config'
import { careersPage as texts, jobCategories } from '../../generated/texts/careers'
import { paginate, readPage } from '../../lib/pagination'
import { readQuery } from '../../lib/search-query'
import { Pager } from '../../ui/blocks/Pager'
import { useEarlyEntries } from '../../ui/hooks/use-early-entries'
import { FormSelect } from '../../ui/forms/FormSelect'
import { SearchField } from '../../ui/forms/SearchField'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { useHydrated } from '../../ui/hooks/use-hydrated'
import { useUrlState } from '../../ui/hooks/use-url-state'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { SectionHeading } from '../../ui/page/SectionHeading'
import { NoScript } from '../../ui/page/NoScript'
import { TextBlocks } from '../../ui/text/TextBlocks'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'
import { announceDelay } from '../../ui/screen-reader-pauses'
import { JobCard } from './JobCard'
import { filterJobs } from '../../lib/jobs'
import { useJobs } from './use-jobs'

const openingsId = 'openings'

/** Job openings. The built-in list is prerendered; the endpoint's list replaces it in the browser. */
export function CareersPage() {
  return (
    <>
      <PageHeader
        meta={{ ...texts, heading: texts.banner.heading }}
        lead={texts.banner.text}
        action={{ label: texts.banner.seeOpenings, path: `#${openingsId}` }}
      />
      <PageSection labelledBy={openingsId}>
        <SectionHeading id={openingsId} isFocusTarget>
          {texts.openingsHeading}
        </SectionHeading>
        <Openings />
      </PageSection>
      <HydrationBoundary>
        <PageSection tone="mist" labelledBy="how-to-apply" heading={texts.howToApply.heading}>
          <TextBlocks blocks={texts.howToApply.blocks} />
        </PageSection>
      </HydrationBoundary>
    </>
  )
}

function Openings() {
  const list = useRef<HTMLUListElement>(null)
  const { jobs, source } = useJobs(list)
  const url = useUrlState()
  const isHydrated = useHydrated(() => true, false)
  const search = readQuery(url.params)
  const requested = url.params.get('category') ?? ''
  const isKnown =
    jobCategories.includes(requested) || jobs.some((job) => job.category === requested)
  const category = isKnown ? requested : ''

  const found = filterJobs(jobs, { search, category })
  const { visible, page, pageCount } = paginate(found, readPage(url.params), pageSizes.careers)
  // The pager needs JavaScript, so the prerendered list has all jobs (base-styles.ts shows the hidden ones)
  const shown = isHydrated ? visible : found

  const emptyText = jobs.length > 0 ? texts.empty.text : texts.noneOpen

  const turnTo = (target: number, isByPointer: boolean) => {
    url.push({ page: target > 1 ? String(target) : '' })
    // After a click, show the start of the new page; by keyboard, the focused button stays in view
    if (isByPointer) document.getElementById(openingsId)?.scrollIntoView()
  }
  const showAll = () => {
    url.push({ q: '', category: '', page: '' })
    document.getElementById(openingsId)?.focus()
  }

  return (
    <>
      <Filters url={url} search={search} category={category} />
      {found.length > 0 && <Typography sx={{ mb: 2 }}>{texts.jobsFound(found.length)}</Typography>}
      <Stack
        ref={list}
        component="ul"
        spacing={3}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
        hidden={found.length === 0}
      >
        {shown.map((job, index) => (
          <li key={job.id} hidden={index >= pageSizes.careers} data-panel="">
            <JobCard job={job} />
          </li>
        ))}
      </Stack>
      <Box sx={{ mt: 4 }}>
        <Pager
          label={texts.paginationLabel}
          texts={texts}
          page={page}
          pageCount={found.length === 0 ? 0 : pageCount}
          onPage={turnTo}
          status={<Result result={`${found.length} ${page} ${pageCount}`} emptyText={emptyText} />}
          statusKey={`${source} ${jobs.length}`}
        />
      </Box>
      {jobs.length === 0 && (
        <NoScript>
          <p>{texts.noneOpen}</p>
        </NoScript>
      )}
      {found.length === 0 && jobs.length > 0 && (
        <Button variant="outlined" onClick={showAll} sx={{ mt: 2 }}>
          {texts.empty.showAll}
        </Button>
      )}
    </>
  )
}

/** The number of jobs and the page. @param result 'count page pageCount', as text for `useDebounced` to compare. */
function Result({ result, emptyText }: { result: string; emptyText: string }) {
  const settled = useDebounced(result, announceDelay)
  const [count = 0, page = 1, pageCount = 1] = settled.split(' ').map(Number)
  if (count === 0) return <Typography>{emptyText}</Typography>
  // The key replaces both texts at once: for two changed texts, Orca would announce both twice
  return (
    <span key={settled}>
      <VisuallyHidden>{`${texts.jobsFound(count)}, `}</VisuallyHidden>
      <span>{texts.pageOf(page, pageCount)}</span>
    </span>
  )
}

type FiltersProps = { url: ReturnType<typeof useUrlState>; search: string; category: string }

function Filters({ url: { push, replace }, search, category }: FiltersProps) {
  // Add the URL's category if it is not offered, or the select would be empty
  const options = jobCategories.includes(category) || !category ? [] : [category]

  useEarlyEntries(['q', 'category'], (entries) => replace({ ...entries, page: '' }))

  return (
    <Box
      component="form"
      // Otherwise a reload restores earlier values, which differ from the URL's
      autoComplete="off"
      role="search"
      aria-label={texts.filters.label}
      onSubmit={(event) => event.preventDefault()}
      data-needs-script=""
      data-print="no"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) minmax(0, 2fr)' },
        gap: 2,
        mb: 4,
        maxWidth: '48rem',
      }}
    >
      <FormSelect
        name="category"
        label={texts.filters.category}
        placeholder={texts.filters.allCategories}
        options={[...jobCategories, ...options]}
        value={category}
        onChange={(event) => push({ category: event.target.value, page: '' })}
      />
      <SearchField
        label={texts.filters.search}
        placeholder={texts.filters.search}
        value={search}
        onChange={(q) => replace({ q, page: '' })}
      />
    </Box>
  )
}
