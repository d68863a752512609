import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'

import type { ServicePage as ServicePageContent } from '../content/schema/types'
import { MotionButton } from '../ui/motion/MotionButton'
import { MotionVideo } from '../ui/motion/MotionVideo'
import { useVideoMotion } from '../ui/hooks/use-video-motion'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHead } from '../ui/page/PageHead'
import { PageSection } from '../ui/page/PageSection'
import { RichText } from '../ui/text/RichText'
import { ServiceDetails } from './ServiceDetails'

/** A service with a muted video beside its intro, for which `ServicePage` has no place. */
export function DigitalMarketingPage({ content }: { content: ServicePageContent }) {
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
            <Typography variant="h1">{content.heading}</Typography>
            <Typography variant="lead" sx={{ mt: 3, mb: 4, color: 'text.secondary' }}>
              <RichText text={content.lead} />
            </Typography>
            <Button href={content.callToAction.path} variant="contained">
              {content.callToAction.label}
            </Button>
          </div>
          <LoopVideo />
        </Box>
      </PageSection>
      <HydrationBoundary>
        <ServiceDetails content={content} />
      </HydrationBoundary>
    </>
  )
}

/** A muted looping video with its pause button. */
function LoopVideo() {
  const motion = useVideoMotion('motion-digital-marketing')
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={{ position: 'absolute', insetInlineEnd: 12, bottom: 12, zIndex: 1 }}>
        <MotionButton isMoving={motion.isPlaying} of="video" onClick={motion.toggle} />
      </Box>
      <Box sx={frameStyle}>
        <picture>
          <source srcSet="/images/hero/digital-marketing.avif" type="image/avif" />
          <img src="/images/hero/digital-marketing.jpg" alt="" width={960} height={720} />
        </picture>
        <MotionVideo source="/videos/digital-marketing" width={960} height={720} motion={motion} />
      </Box>
    </Box>
  )
}

const frameStyle: SxProps<Theme> = {
  borderRadius: 1,
  overflow: 'hidden',
  border: 1,
  borderColor: 'divider',
  display: 'grid',
  // Puts the video over the picture
  '& > *': { gridArea: '1 / 1' },
  '& img': { display: 'block', width: '100%', height: 'auto' },
  // Makes the light drawing dark and keeps its hues
  '& :is(img, video)': (theme) =>
    theme.applyStyles('dark', { filter: 'invert(1) hue-rotate(180deg) brightness(1.4)' }),
}
