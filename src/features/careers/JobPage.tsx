import PrintIcon from '@mui/icons-material/Print'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useParams } from 'react-router-dom'

import { limits, site } from '../../config'
import { careersPage, jobPage as texts } from '../../generated/texts/careers'
import { company } from '../../generated/company'
import type { Block } from '../../content/schema/text'
import type { Job } from '../../content/schema/types'
import { mailHref } from '../../lib/contact-links'
import { firstSentences } from '../../lib/excerpt'
import { jobPath, paths } from '../../paths'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { removeStructuredData } from '../../seo/structured-data'
import { InLanguage } from '../../ui/text/InLanguage'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { ShareLinks } from '../../ui/text/ShareLinks'
import { TextBlocks } from '../../ui/text/TextBlocks'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'
import { ApplyLink } from './ApplyLink'
import { jobPostingNode } from '../../seo/job-posting'
import { JobFacts } from './JobFacts'
import { listRequirements, placeOf, siteName, toBlocks } from '../../lib/jobs'
import { useJobs } from './use-jobs'

/** One job. Built-in jobs are prerendered; the endpoint's are not, because only the browser fetches them. */
export function JobPage() {
  const { id = '' } = useParams()
  const region = useRef<HTMLElement>(null)
  const { all, jobs, source, isSettled } = useJobs(region)
  const hasId = (other: Job) => String(other.id) === id
  const job = jobs.find(hasId)
  const [wasThere] = useState(Boolean(job))

  // Announce that the endpoint's answer has added or removed the job: no user interaction caused it
  const hasChanged = isSettled && wasThere !== Boolean(job)
  return (
    <>
      {job ? (
        <OpenJob key={source} job={job} jobs={jobs} region={region} />
      ) : (
        <MissingJob isClosed={isSettled || all.some(hasId)} />
      )}
      <LiveRegion>
        {hasChanged && (
          <VisuallyHidden>
            <InLanguage lang={job?.lang}>{job?.title ?? texts.closed.heading}</InLanguage>
          </VisuallyHidden>
        )}
      </LiveRegion>
    </>
  )
}

type OpenJobProps = { job: Job; jobs: readonly Job[]; region: RefObject<HTMLElement | null> }

function OpenJob({ job, jobs, region }: OpenJobProps) {
  const posting = jobPostingNode(job)
  const index = jobs.indexOf(job)
  const others = [...jobs.slice(index + 1), ...jobs.slice(0, index)].slice(0, limits.otherJobs)
  const text = texts.description(job.title, [job.company, job.location].filter(Boolean).join(', '))
  return (
    <article ref={region}>
      <PageHeader
        meta={{ title: job.title, description: firstSentences(text, limits.metaDescription) }}
        lead={`${job.company} | ${placeOf(job, texts)}`}
        noindex={job.sample}
        canonicalPath={jobPath(job.id)}
        lang={job.lang}
        seed={paths.careers}
        parents={[{ label: careersPage.crumb, path: paths.careers }]}
        structuredData={posting ? [posting] : []}
      >
        <div data-print="no">
          <ApplyLink job={job} />
        </div>
      </PageHeader>
      <PageSection>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) min(20rem, 40%)' },
            columnGap: { md: 8 },
            rowGap: 5,
            alignItems: 'start',
          }}
        >
          <Box sx={{ gridColumn: { md: 2 } }}>
            <JobFacts job={job} />
          </Box>
          <Box sx={{ gridRow: { md: 1 }, '& > section + section': { mt: { xs: 5, md: 6 } } }}>
            <JobText job={job} others={others} />
          </Box>
        </Box>
        <ShareLinks
          heading={texts.shareHeading}
          networks={texts.shareNetworks}
          address={site.origin + jobPath(job.id)}
          title={job.title}
        />
        <Box sx={{ mt: 4, display: 'flex', flexWrap: 'wrap', gap: 2 }} data-print="no">
          <Button href={paths.careers} variant="outlined">
            {texts.backToJobs}
          </Button>{' '}
          <Button
            variant="outlined"
            startIcon={<PrintIcon />}
            onClick={() => window.print()}
            data-needs-script=""
          >
            {texts.print}
          </Button>
        </Box>
      </PageSection>
    </article>
  )
}

/** What the job is, what it needs, how to apply, and other jobs. */
function JobText({ job, others }: { job: Job; others: readonly Job[] }) {
  const requirements = toBlocks(listRequirements(job))
  const mail = mailHref(job.email ?? company.email, { subject: texts.emailSubject(job.title) })
  const links = others.map(({ id, title, lang }) => [{ text: title, path: jobPath(id), lang }])
  return (
    <>
      <Part
        id="about-job"
        heading={texts.aboutHeading}
        lang={job.lang}
        blocks={job.description.split(/\n\s*\n/)}
      />
      <Part
        id="requirements"
        heading={texts.requirementsHeading}
        lang={job.lang}
        blocks={requirements}
      />
      <Part
        id="apply"
        heading={texts.applyHeading}
        blocks={[
          job.linkedinUrl ? texts.applyText(siteName(job.linkedinUrl)) : texts.applyByEmailText,
        ]}
      >
        {job.linkedinUrl ? <ApplyLink job={job} /> : <Link href={mail}>{texts.emailLink}</Link>}
      </Part>
      <Part id="others" heading={texts.othersHeading} blocks={toBlocks(links)} />
    </>
  )
}

type PartProps = {
  id: string
  heading: string
  lang?: string
  blocks: readonly Block[]
  children?: ReactNode
}

function Part({ id, heading, lang, blocks, children }: PartProps) {
  if (blocks.length === 0) return null
  return (
    // Lines stay lines, as in texts from forms
    <Box component="section" aria-labelledby={id} sx={{ whiteSpace: 'pre-line' }}>
      <Typography variant="h3" component="h2" id={id} sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <InLanguage lang={lang} isBlock>
        <TextBlocks blocks={blocks} />
      </InLanguage>
      {children}
    </Box>
  )
}

/** Shown while the endpoint has not answered, or when it has no such job. */
function MissingJob({ isClosed }: { isClosed: boolean }) {
  const { heading, text } = texts.closed
  useEffect(() => {
    // Search engines penalize the data of a job that has closed since the build
    if (isClosed) removeStructuredData()
  }, [isClosed])
  return (
    <PageHeader
      meta={{ title: isClosed ? heading : texts.loading, description: text }}
      lead={isClosed ? text : undefined}
      noindex
      seed={paths.careers}
      action={{ label: texts.backToJobs, path: paths.careers }}
    />
  )
}
