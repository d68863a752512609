import Box from '@mui/material/Box'
import type { EmblaCarouselType } from 'embla-carousel'
import { useEffect, useRef, useState, type RefObject } from 'react'

import type { TeamMember } from '../../content/schema/types'
import { shell } from '../../generated/texts/shell'
import { personId } from '../../paths'
import { whereScriptsRun } from '../../theme/without-scripts'
import { MotionButton } from '../motion/MotionButton'
import { useMotion } from '../hooks/use-motion'
import { MemberCard } from './MemberCard'

/**
 * A carousel, named by the heading `team`. It pauses under the pointer and stops when focus moves into it; only the button
 * starts it again. Stopped by the button, with reduced motion, without its code and where the URL names a member, it is a
 * grid of all members.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function TeamCarousel({ members }: { members: readonly TeamMember[] }) {
  const isNamed = ({ name }: TeamMember) => location.hash === `#${personId(name)}`
  const { isKnown, choose, ...motion } = useMotion('motion-team', () => members.some(isNamed))
  const [isHeld, setIsHeld] = useState(false)
  const [isHovered, setIsHovered] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const viewport = useRef<HTMLDivElement>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const canMove = motion.canMove && !hasFailed
  const isMoving = canMove && !isHeld
  const isPlaying = useIsOnScreen(root) && isMoving && !isHovered
  const isNear = useIsOnScreen(root, '100%')
  const visible = useEmbla(viewport, isNear && canMove, isPlaying, setHasFailed)

  // Before hydration only `boot.ts` knows whether it will move: a change of height would move all that follows
  const inRow = <Styles extends object>(styles: Styles) =>
    isKnown
      ? canMove && styles
      : { [`${whereScriptsRun}[data-team-moves] &:not(:has(:target))`]: styles }

  const handleToggle = () => {
    choose(isMoving ? 'pause' : 'play')
    setIsHeld(false)
    setHasFailed(false)
  }

  return (
    <Box ref={root} role="group" aria-roledescription={shell.carousel} aria-labelledby="team">
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', mb: 2 }}>
        <MotionButton isMoving={isMoving} of="team" onClick={handleToggle} />
      </Box>
      <Box
        ref={viewport}
        onFocus={() => setIsHeld(true)}
        onPointerEnter={() => setIsHovered(true)}
        onPointerLeave={() => setIsHovered(false)}
        sx={[{ mx: -1.5 }, inRow({ overflow: 'hidden' }), printed]}
      >
        <Box
          aria-live={canMove && !isMoving ? 'polite' : 'off'}
          sx={[
            { display: 'flex', flexWrap: 'wrap', rowGap: 3, touchAction: 'pan-y pinch-zoom' },
            inRow({ flexWrap: 'nowrap' }),
            printed,
          ]}
        >
          {members.map((member, index) => (
            <Box
              key={member.id}
              id={personId(member.name)}
              role="group"
              aria-roledescription={shell.slide}
              aria-label={member.name}
              inert={isMoving && visible?.includes(index) === false}
              sx={{
                flex: '0 0 100%',
                px: 1.5,
                display: 'flex',
                '@media (min-width: 768px)': { flexBasis: '50%' },
                '@media (min-width: 1024px)': { flexBasis: 'calc(100% / 3)' },
                ...printed,
              }}
            >
              <MemberCard member={member} />
            </Box>
          ))}
        </Box>
      </Box>
    </Box>
  )
}

/** On paper, the carousel is a grid of all members wherever it stands; Embla moves its slides by `transform`. */
const printed = {
  '@media print': {
    overflow: 'visible !important',
    flexWrap: 'wrap !important',
    transform: 'none !important',
    breakInside: 'avoid',
  },
} as const

/**
 * Makes a carousel of the element while it `isNeeded`, and moves it while it `isPlaying`. `onFailure` must not change.
 * @returns the indexes of the slides in view; undefined if there is no carousel.
 */
function useEmbla(
  viewport: RefObject<HTMLElement | null>,
  isNeeded: boolean,
  isPlaying: boolean,
  onFailure: (hasFailed: true) => void,
): readonly number[] | undefined {
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [visible, setVisible] = useState<readonly number[]>()

  useEffect(() => {
    if (!isNeeded) return
    let carousel: EmblaCarouselType | undefined
    let isLeft = false
    const start = async () => {
      const { startCarousel } = await import('./start-carousel')
      if (isLeft || !viewport.current) return
      carousel = startCarousel(viewport.current)
      carousel.on('slidesInView', (changed) => setVisible(changed.slidesInView()))
      setEmbla(carousel)
    }
    start().catch(() => onFailure(true))
    return () => {
      isLeft = true
      carousel?.destroy()
      setEmbla(undefined)
      setVisible(undefined)
    }
  }, [viewport, isNeeded, onFailure])

  useEffect(() => {
    const playOrStop = () => {
      const autoplay = embla?.plugins()?.autoplay
      if (isPlaying) autoplay?.play()
      else autoplay?.stop()
    }
    playOrStop()
    embla?.on('reInit', playOrStop)
    return () => void embla?.off('reInit', playOrStop)
  }, [embla, isPlaying])

  return visible
}

/** Whether any part of the element is in the browser's viewport, or nearer to it than `margin`. */
function useIsOnScreen(element: RefObject<HTMLElement | null>, margin = '0px'): boolean {
  const [isOnScreen, setIsOnScreen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setIsOnScreen(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    )
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, margin])
  return isOnScreen
}
