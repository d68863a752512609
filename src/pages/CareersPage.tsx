import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { SectionHeading } from '../components/SectionHeading'
import { TextBlocks } from '../components/TextBlocks'
import { careersPage } from '../content/careers'
import { builtInJobs } from '../content/jobs'
import { paths } from '../paths'

/** Openings at the agency. */
export function CareersPage() {
  return (
    <>
      <PageHead meta={careersPage} />
      <PageHeader
        heading={careersPage.banner.heading}
        lead={careersPage.banner.text}
        seed={paths.careers}
      >
        <Box sx={{ mt: 4 }}>
          <Button variant="contained" href="#openings">
            {careersPage.banner.seeOpenings}
          </Button>
        </Box>
      </PageHeader>
      <PageSection labelledBy="openings">
        <SectionHeading id="openings">{careersPage.openingsHeading}</SectionHeading>
        <Stack component="ul" spacing={3} sx={{ listStyle: 'none', p: 0 }}>
          {builtInJobs.map((job) => (
            <li key={job.id}>
              <Card component="article" sx={{ p: 3 }}>
                <Typography variant="h4" component="h3">
                  {job.title}
                </Typography>
                <Typography variant="body2" sx={{ mb: 1 }}>
                  {job.company} | {job.location}
                </Typography>
                <Typography>{job.description}</Typography>
              </Card>
            </li>
          ))}
        </Stack>
      </PageSection>
      <PageSection tone="mist" labelledBy="how-to-apply">
        <SectionHeading id="how-to-apply">{careersPage.howToApply.heading}</SectionHeading>
        <TextBlocks blocks={careersPage.howToApply.blocks} />
      </PageSection>
    </>
  )
}
