import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { jobPage as texts } from '../../generated/texts/careers'
import type { Job } from '../../content/schema/types'
import { months } from '../../generated/texts/language'
import { formatDate } from '../../lib/format-date'
import { placeOf } from '../../lib/jobs'

/** The job's facts as a description list; a fact without a value is left out. */
export function JobFacts({ job }: { job: Job }) {
  const showDay = (day?: string) => day && <time dateTime={day}>{formatDate(day, months)}</time>
  const facts = [
    [texts.companyLabel, job.company],
    [texts.locationLabel, placeOf(job, texts)],
    [texts.categoryLabel, job.category],
    [texts.postedLabel, showDay(job.datePosted)],
    [texts.validUntilLabel, showDay(job.validThrough)],
  ] as const
  return (
    <Box
      component="section"
      aria-labelledby="facts"
      sx={{
        bgcolor: 'tone.mist',
        borderRadius: 1,
        p: 3,
        borderTop: 4,
        borderColor: 'brand.accent',
      }}
    >
      <Typography variant="h4" component="h2" id="facts" sx={{ mb: 2 }}>
        {texts.factsHeading}
      </Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { sm: 'repeat(3, minmax(0, 1fr))', md: 'none' },
          '& dt': { typography: 'caption', color: 'text.secondary' },
          '& dd': { m: 0, fontWeight: 'fontWeightMedium' },
        }}
      >
        {facts.map(
          ([name, value]) =>
            value !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </Box>
    </Box>
  )
}
