import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

import { careersPage as texts, jobPage as labels } from '../../content/careers'
import type { Job } from '../../content/types'
import { jobPath } from '../../paths'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'
import { ApplyLink } from './ApplyLink'
import { BulletList } from './BulletList'
import { listRequirements } from '../../lib/jobs'

/** A job in the list: title, facts, description, requirements and the link to apply. */
export function JobCard({ job }: { job: Job }) {
  const place = job.location || labels.noLocation
  const requirements = listRequirements(job)
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
          <Link href={jobPath(job.id)} color="inherit" sx={titleLinkStyle}>
            {job.title}
          </Link>
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
          {/* A screen reader would read the bar aloud: it gets labels instead */}
          <span aria-hidden>{`${job.company} | ${place}`}</span>
          <VisuallyHidden>
            {`${labels.companyLabel}: ${job.company}. ${labels.locationLabel}: ${place}.`}
          </VisuallyHidden>
        </Typography>
        <Typography sx={{ mt: 2 }}>{job.description}</Typography>
        {job.linkedinUrl && (
          <Box sx={{ mt: 3 }}>
            <ApplyLink href={job.linkedinUrl} ariaName={texts.applyFor(job.title)}>
              {texts.applyNow}
            </ApplyLink>
          </Box>
        )}
      </Box>
      {requirements.length > 0 && (
        <Box sx={{ p: { xs: 2.5, md: 4 }, bgcolor: 'tone.mist' }}>
          <Typography variant="h5" component="h4" sx={{ mb: 1 }}>
            {labels.requirementsHeading}
          </Typography>
          <BulletList items={requirements} variant="body2" />
        </Box>
      )}
    </Card>
  )
}

const titleLinkStyle = {
  display: 'inline-block',
  py: 0.5,
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecorationThickness: '2px' },
} as const
