import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

import { limits } from '../../config'
import { jobPage as labels } from '../../generated/texts/careers'
import type { Job } from '../../content/schema/types'
import { firstSentences } from '../../lib/excerpt'
import { jobPath } from '../../paths'
import { InLanguage } from '../../ui/text/InLanguage'
import { TextBlocks } from '../../ui/text/TextBlocks'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'
import { ApplyLink } from './ApplyLink'
import { listRequirements, placeOf, toBlocks } from '../../lib/jobs'

/** A job in the list: title, facts, description, requirements and the link to apply. */
export function JobCard({ job }: { job: Job }) {
  const place = placeOf(job, labels)
  const requirements = toBlocks(listRequirements(job))
  return (
    <Card
      component="article"
      aria-labelledby={`job-${job.id}`}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
      }}
    >
      <Box sx={{ p: { xs: 2.5, md: 4 } }}>
        <Typography variant="caption" sx={{ color: 'brand.accentText', fontWeight: 700 }}>
          {job.category}
        </Typography>
        <Typography id={`job-${job.id}`} variant="h3" sx={{ mt: 0.5 }}>
          <Link href={jobPath(job.id)} color="inherit" sx={{ display: 'inline-block', py: 0.5 }}>
            <InLanguage lang={job.lang}>{job.title}</InLanguage>
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {/* A screen reader would read the bar aloud: it gets labels instead */}
          <VisuallyHidden>{labels.companyLabel}: </VisuallyHidden>
          {job.company} <span aria-hidden>| </span>
          <VisuallyHidden>{labels.locationLabel}: </VisuallyHidden>
          {place}
        </Typography>
        <Typography sx={{ mt: 2, whiteSpace: 'pre-line' }}>
          <InLanguage lang={job.lang}>
            {job.description.length > limits.jobOnCard
              ? firstSentences(job.description, limits.jobOnCard)
              : job.description}
          </InLanguage>
        </Typography>
        <ApplyLink job={job} />
      </Box>
      {requirements.length > 0 && (
        <Box sx={{ p: { xs: 2.5, md: 4 }, bgcolor: 'tone.mist', '&& :is(li, p)': smallText }}>
          <Typography variant="h5" component="h4" sx={{ mb: 1 }}>
            {labels.requirementsHeading}
          </Typography>
          <InLanguage lang={job.lang} isBlock>
            <TextBlocks blocks={requirements} />
          </InLanguage>
        </Box>
      )}
    </Card>
  )
}

// Lines stay lines, as in texts from forms
const smallText = { typography: 'body2', whiteSpace: 'pre-line' } as const
