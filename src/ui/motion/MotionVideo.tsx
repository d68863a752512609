import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

import { isSavingData, whenIdle } from '../../lib/when-idle'

type MotionVideoProps = {
  /** URL without extension; there must be a `.webm` and an `.mp4`. */
  source: string
  width: number
  height: number
  isPlaying: boolean
}

/**
 * A muted, decorative loop. It is invisible until it plays, so put it over its first frame. It is not requested
 * before the page is idle and the video may play, and never if the visitor saves data.
 */
export function MotionVideo({ source, width, height, isPlaying }: MotionVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isNeeded, setIsNeeded] = useState(false)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isPlaying || isSavingData()) return
    return whenIdle(() => setIsNeeded(true))
  }, [isPlaying])

  useEffect(() => {
    const element = video.current
    if (!element || !isNeeded) return
    // Rejects if the browser blocks autoplay: the first frame stays visible
    if (isPlaying) element.play().catch(() => undefined)
    else element.pause()
  }, [isPlaying, isNeeded])

  return (
    <Box
      component="video"
      ref={video}
      key={source}
      width={width}
      height={height}
      muted
      loop
      playsInline
      preload="none"
      aria-hidden
      tabIndex={-1}
      disablePictureInPicture
      onPlaying={() => setIsShown(true)}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        opacity: isShown ? 1 : 0,
        transition: 'opacity 300ms',
      }}
    >
      {isNeeded && <source src={`${source}.webm`} type="video/webm" />}
      {isNeeded && <source src={`${source}.mp4`} type="video/mp4" />}
    </Box>
  )
}
