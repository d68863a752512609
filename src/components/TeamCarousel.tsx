import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'

import type { TeamMember } from '../content/team'
import { useMotion } from '../hooks/use-motion'
import { ExternalLink } from './ExternalLink'
import { MotionButton } from './MotionButton'
import { Picture } from './Picture'

type TeamCarouselProps = {
  members: readonly TeamMember[]
  /** The id of the heading that names the carousel. */
  labelledBy: string
  pauseLabel: string
  playLabel: string
  /** Milliseconds between turns, and of one turn. */
  delay: number
  speed: number
  headingLevel: 'h3' | 'h4'
}

/**
 * Six people, some at a time. It turns by itself until someone points at it, moves focus into it, or
 * presses the button; focus does not let it go on again, the button does. Stopped by the button, with
 * reduced motion and without JavaScript all six stand there at once.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function TeamCarousel(props: TeamCarouselProps) {
  const { members, labelledBy, pauseLabel, playLabel, delay, speed, headingLevel } = props
  const { canMove, toggle } = useMotion('team')
  const [isHeld, setIsHeld] = useState(false)
  const viewport = useRef<HTMLDivElement>(null)
  const isTurning = canMove && !isHeld
  const visible = useEmbla(viewport, { isOn: canMove, isTurning, delay, speed })

  const press = () => {
    if (isHeld && canMove) setIsHeld(false)
    else toggle()
  }

  return (
    <Box role="group" aria-roledescription="carousel" aria-labelledby={labelledBy}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <MotionButton
          isMoving={isTurning}
          pauseLabel={pauseLabel}
          playLabel={playLabel}
          onClick={press}
        />
      </Box>
      <Box
        ref={viewport}
        onFocus={() => setIsHeld(true)}
        sx={{ overflow: canMove ? 'hidden' : 'visible', mx: -1.5 }}
      >
        <Box
          aria-live={canMove && !isTurning ? 'polite' : 'off'}
          sx={{
            display: 'flex',
            flexWrap: canMove ? 'nowrap' : 'wrap',
            rowGap: 3,
            touchAction: 'pan-y pinch-zoom',
          }}
        >
          {members.map((member, index) => (
            <Box
              key={member.id}
              role="group"
              aria-roledescription="slide"
              aria-label={member.name}
              inert={isTurning && visible !== null && !visible.includes(index)}
              sx={{
                flex: '0 0 100%',
                minWidth: 0,
                px: 1.5,
                display: 'flex',
                '@media (min-width: 768px)': { flexBasis: '50%' },
                '@media (min-width: 1024px)': { flexBasis: 'calc(100% / 3)' },
              }}
            >
              <StillMemberCard member={member} headingLevel={headingLevel} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

function MemberCard({ member, headingLevel }: { member: TeamMember; headingLevel: 'h3' | 'h4' }) {
  const profiles = [
    { network: 'LinkedIn', href: member.linkedin },
    { network: 'Instagram', href: member.instagram },
    { network: 'Facebook', href: member.facebook },
  ]
  return (
    <Card sx={{ width: '100%', color: 'text.primary' }}>
      <Box
        sx={{
          bgcolor: 'tone.mist',
          display: 'grid',
          placeItems: 'end center',
          '& img': { width: '100%', maxWidth: '24rem' },
        }}
      >
        <Picture
          src={`/images/team/${member.image}.svg`}
          alt={member.altText}
          width={320}
          height={320}
        />
      </Box>
      <Box sx={{ p: 3 }}>
        <Typography variant="h4" component={headingLevel}>
          {member.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'brand.accentText', fontWeight: 600, mb: 1.5 }}>
          {member.position}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {member.details}
        </Typography>
        <Box
          component="ul"
          sx={{
            listStyle: 'none',
            p: 0,
            m: 0,
            mt: 2,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
            rowGap: 1,
            typography: 'body2',
          }}
        >
          {profiles.map((profile) => (
            <li key={profile.network}>
              <ExternalLink href={profile.href} ariaName={`${member.name} on ${profile.network}`}>
                {profile.network}
              </ExternalLink>
            </li>
          ))}
        </Box>
      </Box>
    </Card>
  )
}

/** Memoized: what turns are its frames. */
const StillMemberCard = memo(MemberCard)

type EmblaState = { isOn: boolean; isTurning: boolean; delay: number; speed: number }

/**
 * Runs Embla on the viewport while `isOn`; its code is fetched when the carousel comes near. Nothing turns
 * out of sight.
 *
 * @returns the positions of the slides in view; null while Embla doesn't run.
 */
function useEmbla(
  viewport: React.RefObject<HTMLDivElement | null>,
  { isOn, isTurning, delay, speed }: EmblaState,
): readonly number[] | null {
  const [visible, setVisible] = useState<readonly number[] | null>(null)
  const autoplay = useRef<{ play: () => void; stop: () => void } | null>(null)
  const isTurningNow = useRef(isTurning)
  const isInSight = useRef(false)

  const turnOrRest = () => {
    if (isTurningNow.current && isInSight.current) autoplay.current?.play()
    else autoplay.current?.stop()
  }

  useEffect(() => {
    isTurningNow.current = isTurning
    turnOrRest()
  }, [isTurning])

  // When the page goes, before its elements have lost their sizes: Embla would measure them once more
  useLayoutEffect(() => {
    const node = viewport.current
    if (!node || !isOn) return
    let destroy = () => {}
    let isGone = false

    const start = async () => {
      const [{ default: EmblaCarousel }, { default: Autoplay }] = await Promise.all([
        import('embla-carousel'),
        import('embla-carousel-autoplay'),
      ])
      if (isGone) return
      const embla = EmblaCarousel(
        node,
        // Embla counts speed in its own unit: 25 comes to about 500 ms.
        { loop: true, align: 'start', duration: speed / 20, containScroll: false },
        [
          Autoplay({
            delay,
            playOnInit: isTurningNow.current && isInSight.current,
            stopOnInteraction: false,
            stopOnMouseEnter: true,
            stopOnFocusIn: false,
          }),
        ],
      )
      autoplay.current = embla.plugins().autoplay ?? null
      const update = () => setVisible(embla.slidesInView())
      embla.on('slidesInView', update).on('pointerDown', () => autoplay.current?.stop())
      update()
      destroy = () => {
        embla.destroy()
        autoplay.current = null
      }
    }

    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting) return
        near.disconnect()
        void start()
      },
      { rootMargin: '400px' },
    )
    const inSight = new IntersectionObserver((entries) => {
      isInSight.current = entries.at(-1)?.isIntersecting ?? false
      turnOrRest()
    })
    near.observe(node)
    inSight.observe(node)
    return () => {
      isGone = true
      near.disconnect()
      inSight.disconnect()
      destroy()
    }
  }, [viewport, isOn, delay, speed])

  // No state is set when Embla goes: as the page goes, that would be one more drawing before the next page
  return isOn ? visible : null
}
