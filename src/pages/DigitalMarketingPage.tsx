import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

import { motionTexts } from '../content/motion'
import { content } from '../content/generated/services/digital-marketing'
import { LoopVideo } from '../ui/motion/LoopVideo'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHead } from '../ui/page/PageHead'
import { PageSection } from '../ui/page/PageSection'
import { RichText } from '../ui/text/RichText'
import { ServiceDetails } from './ServiceDetails'

/** A service with a muted video beside its intro, for which `ServicePage` has no place. */
export function DigitalMarketingPage() {
  return (
    <>
      <PageHead meta={content} />
      <PageSection density="tight">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            gap: { xs: 4, md: 8 },
            alignItems: 'center',
          }}
        >
          <div>
            <Typography variant="h1" tabIndex={-1}>
              {content.heading}
            </Typography>
            <Typography variant="lead" sx={{ mt: 3, mb: 4, color: 'text.secondary' }}>
              <RichText text={content.lead} />
            </Typography>
            <Button href={content.callToAction.path} variant="contained">
              {content.callToAction.label}
            </Button>
          </div>
          <LoopVideo
            name="digital-marketing"
            storageKey="motion-digital-marketing"
            width={960}
            height={720}
            texts={motionTexts.video}
          />
        </Box>
      </PageSection>
      <HydrationBoundary>
        <ServiceDetails content={content} />
      </HydrationBoundary>
    </>
  )
}
