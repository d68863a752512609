import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'

import { FormSelect } from '../components/FormSelect'
import { FormTextField } from '../components/FormTextField'
import { HydrateOnInteraction } from '../components/HydrateOnInteraction'
import { JobCard } from '../components/JobCard'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { Pager } from '../components/Pager'
import { SectionHeading } from '../components/SectionHeading'
import { TextBlocks } from '../components/TextBlocks'
import { pageSizes } from '../config'
import { careersPage as texts, jobCategories, jobPage } from '../content/careers'
import type { Job } from '../content/jobs'
import { useListAddress, type ListAddress } from '../hooks/use-list-address'
import { useSettled } from '../hooks/use-settled'
import { filterJobs } from '../lib/jobs'
import { paginate } from '../lib/pagination'
import { paths } from '../paths'
import { useJobs } from './use-jobs'

const openingsId = 'openings'

/** After the last key, in milliseconds: the result is said once, not for every letter. */
const typingPause = 500

/** Openings at the agency. */
export function CareersPage() {
  return (
    <>
      <PageHead meta={texts} />
      <PageHeader heading={texts.banner.heading} lead={texts.banner.text} seed={paths.careers}>
        <Box sx={{ mt: 4 }}>
          {/* A plain link: it works without JavaScript, and keeps the filters in the address */}
          <Button variant="contained" href={`#${openingsId}`}>
            {texts.banner.seeOpenings}
          </Button>
        </Box>
      </PageHeader>
      <PageSection labelledBy={openingsId}>
        <SectionHeading id={openingsId} isFocusTarget>
          {texts.openingsHeading}
        </SectionHeading>
        <Openings />
      </PageSection>
      <HydrateOnInteraction>
        <PageSection tone="mist" labelledBy="how-to-apply">
          <SectionHeading id="how-to-apply">{texts.howToApply.heading}</SectionHeading>
          <TextBlocks blocks={texts.howToApply.blocks} />
        </PageSection>
      </HydrateOnInteraction>
    </>
  )
}

function Openings() {
  const list = useRef<HTMLUListElement>(null)
  const { jobs, source } = useJobs(list)
  const address = useListAddress()
  const { search } = address
  const isKnown = (name: string) =>
    jobCategories.includes(name) || jobs.some((job) => job.category === name)
  const category = isKnown(address.category) ? address.category : ''

  const found = filterJobs(jobs, { search, category })
  const { visible, page, pageCount } = paginate(found, address.page, pageSizes.careers)
  // Without JavaScript nobody can turn pages: the prerendered list has all of them (see theme)
  const shown = address.isRead ? visible : found

  const result = `${found.length} ${page} ${pageCount}`
  const settled = useSettled(result, address.isTyping ? typingPause : 0)

  const turnTo = (target: number, isByPointer: boolean) => {
    address.setPage(target)
    // By keyboard the focused button stays in view; a pointer wants to see the list's begin
    if (isByPointer) document.getElementById(openingsId)?.scrollIntoView()
  }
  const showAll = () => {
    address.clear()
    document.getElementById(openingsId)?.focus()
  }

  return (
    <>
      <Filters address={address} category={category} />
      <Stack
        ref={list}
        component="ul"
        spacing={3}
        sx={{ listStyle: 'none', p: 0, m: 0 }}
        hidden={found.length === 0}
      >
        {shown.map((job, index) => (
          <li key={job.id} hidden={index >= pageSizes.careers} data-panel="">
            <StillJobCard job={job} />
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
          status={<Result result={settled} />}
          statusKey={source}
        />
      </Box>
      {found.length === 0 && (
        <Button variant="outlined" onClick={showAll} sx={{ mt: 2 }}>
          {texts.empty.showAll}
        </Button>
      )}
    </>
  )
}

/** Memoized: a list that changes around it does not wake it. */
const StillJobCard = memo(function StillJobCard({ job }: { job: Job }) {
  return (
    <HydrateOnInteraction>
      <JobCard job={job} texts={texts} labels={jobPage} />
    </HydrateOnInteraction>
  )
})

/** How many, and which part of them. @param result count, page and page count. */
function Result({ result }: { result: string }) {
  const [count = 0, page = 1, pageCount = 1] = result.split(' ').map(Number)
  if (count === 0) return <Typography>{texts.empty.text}</Typography>
  return (
    <>
      {texts.jobsFound(count)}, <span>{texts.pageOf(page, pageCount)}</span>
    </>
  )
}

function Filters({ address, category }: { address: ListAddress; category: string }) {
  const form = useEarlyEntries(address)
  // A category out of a shared address is shown although it is not offered
  const options = jobCategories.includes(category) || !category ? [] : [category]
  return (
    <Box
      component="form"
      ref={form}
      // Else the browser puts back what was there before a reload, whatever the address says
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
        onChange={(event) => address.setCategory(event.target.value)}
      />
      <FormTextField
        name="q"
        type="search"
        label={texts.filters.search}
        placeholder={texts.filters.search}
        autoComplete="off"
        value={address.typed}
        onChange={(event) => address.setSearch(event.target.value)}
      />
    </Box>
  )
}

/**
 * Takes over what was typed or chosen before React was there: without it the first render puts the
 * fields back to what the address says.
 *
 * @returns goes to the form.
 */
function useEarlyEntries({ search, category, setFilters }: ListAddress) {
  const form = useRef<HTMLFormElement>(null)
  const early = useRef({ search: '', category: '' })
  useLayoutEffect(() => {
    if (!form.current) return
    const entries = new FormData(form.current)
    const read = (name: string) => String(entries.get(name) ?? '')
    early.current = { search: read('q'), category: read('category') }
  }, [])
  useEffect(() => {
    const entered = early.current
    early.current = { search: '', category: '' }
    const filters = {
      search: entered.search || search,
      category: entered.category || category,
    }
    if (filters.search !== search || filters.category !== category) setFilters(filters)
  }, [search, category, setFilters])
  return form
}
