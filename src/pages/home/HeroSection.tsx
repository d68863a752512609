import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useEffect, useRef, useState, type RefObject } from 'react'

import { hero } from '../../config'
import { heroSlides, homePage } from '../../generated/texts/home'
import { tallLetters } from '../../generated/edition'
import { ScheduleCall } from '../../features/leads/ScheduleCall'
import { tightLines } from '../../theme/forced-colors'
import { MotionButton } from '../../ui/motion/MotionButton'
import { MotionVideo } from '../../ui/motion/MotionVideo'
import { useVideoMotion, type VideoMotion } from '../../ui/hooks/use-video-motion'

const desktop = `(min-width: ${hero.desktopVideoFrom}px)`

/** The first screen: rotating headlines over a muted video, one action, and the button that pauses both. */
export function HeroSection() {
  const motion = useVideoMotion('motion-hero')
  const words = useRef<HTMLDivElement>(null)
  const shown = useRotation(motion, words)
  const isDesktop = useMediaQuery(desktop)

  return (
    <Box
      sx={{
        position: 'relative',
        isolation: 'isolate',
        overflow: 'hidden',
        color: 'tone.deepText',
        '--screen': '100vh',
        '@supports (height: 1svh)': { '--screen': '100svh' },
        minHeight: {
          xs: 'min(44rem, calc(var(--screen) - 108px))',
          md: 'min(52rem, calc(var(--screen) - 120px))',
        },
        display: 'grid',
        alignItems: 'center',
        '--focus-ring': 'var(--bl-palette-tone-deepText)',
      }}
    >
      <Box
        aria-hidden
        data-print="no"
        sx={{
          position: 'absolute',
          inset: 0,
          zIndex: -1,
          // Fades into the page's gradient, in both color schemes
          maskImage: 'linear-gradient(#000 60%, transparent)',
          // On phones the text lies over the drawing's lines
          opacity: { xs: 0.6, md: 1 },
          '& :is(img, video)': {
            position: 'absolute',
            inset: 0,
            width: '100%',
            height: '100%',
            objectFit: 'cover',
            objectPosition: 'top',
          },
        }}
      >
        <HeroPicture />
        <MotionVideo
          source={isDesktop ? '/videos/hero-desktop' : '/videos/hero-mobile'}
          width={isDesktop ? 1280 : 540}
          height={isDesktop ? 720 : 960}
          motion={motion}
        />
      </Box>
      <Container
        ref={words}
        sx={{
          py: { xs: 6, md: 8 },
          // In larger text, the two buttons are too wide to stand side by side
          pb: { xs: 'max(48px, 5rem - 32px)' },
        }}
      >
        <Box
          sx={{
            position: 'absolute',
            insetInlineEnd: { xs: 16, md: 32 },
            bottom: 32,
          }}
        >
          <MotionButton isMoving={motion.isPlaying} of="hero" onClick={motion.toggle} />
        </Box>
        <Typography variant="h4" component="h1" sx={{ mb: { xs: 2, md: 3 } }}>
          {homePage.heading}
        </Typography>
        {/* All slides share one grid cell: the tallest sets the height, so that nothing shifts */}
        <Box sx={slidesStyle}>
          {heroSlides.map((slide, index) => (
            <div key={index} data-shown={index === shown || undefined}>
              <p>{slide.headline}</p>
              <p>{slide.text}</p>
            </div>
          ))}
        </Box>
        <Box sx={{ mt: { xs: 4, md: 5 } }}>
          <ScheduleCall />
        </Box>
      </Container>
    </Box>
  )
}

const slidesStyle = {
  display: 'grid',
  maxWidth: '56rem',
  '& > div': { gridArea: '1 / 1', transition: 'opacity 300ms, visibility 300ms' },
  '& > div:not([data-shown])': { opacity: 0, visibility: 'hidden' },
  '& p': { m: 0 },
  '& p:first-of-type': {
    typography: 'h1',
    fontSize: 'clamp(2.75rem, 1.4rem + 5.6vw, 5.75rem)',
    lineHeight: tallLetters ? 1.25 : 0.98,
    ...tightLines,
  },
  '& p:last-of-type': { typography: 'lead', mt: 3, maxWidth: '36rem' },
} as const

/** The video's first frame, shown until it plays. The largest contentful paint, so it is preloaded before the fonts. */
function HeroPicture() {
  const format = 'image/avif'
  const desktopFile = '/images/hero/hero-desktop.avif'
  const mobileFile = '/images/hero/hero-mobile.avif'
  const preload = { rel: 'preload', as: 'image', type: format, fetchPriority: 'high' } as const
  return (
    <>
      <link {...preload} href={desktopFile} media={desktop} />
      <link {...preload} href={mobileFile} media={`not all and ${desktop}`} />
      <picture>
        <source media={desktop} srcSet={desktopFile} type={format} width={1280} height={720} />
        <source media={desktop} srcSet="/images/hero/hero-desktop.jpg" width={1280} height={720} />
        <source srcSet={mobileFile} type={format} />
        <img
          src="/images/hero/hero-mobile.jpg"
          alt=""
          width={540}
          height={960}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </>
  )
}

/** The index of the slide to show. It waits while the video does, the focus is in `region` or a dialog covers it. */
function useRotation(
  { canStart, video }: VideoMotion,
  region: RefObject<HTMLElement | null>,
): number {
  const [shown, setShown] = useState(0)
  useEffect(() => {
    if (!canStart) return
    const turn = () => {
      const element = region.current
      if (video.current?.paused !== false) return
      if (element?.closest('[aria-hidden=true]') || element?.contains(document.activeElement))
        return
      setShown((current) => (current + 1) % heroSlides.length)
    }
    const timer = setInterval(turn, hero.rotation)
    return () => clearInterval(timer)
  }, [canStart, video, region])
  return shown
}
