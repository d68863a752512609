import Box from '@mui/material/Box'
import { useEffect, useRef, useState } from 'react'

import { isSavingData, whenIdle } from '../../lib/when-idle'

type MotionVideoProps = {
  /** Address of the files without their ending: `.webm` and `.mp4` lie side by side. */
  source: string
  width: number
  height: number
  isPlaying: boolean
}

/**
 * A silent, decorative loop, to lie over its first frame: it is not seen before it plays. No byte of it is
 * asked for before the page is idle and the video may play, and none at all where data is to be saved.
 */
export function MotionVideo({ source, width, height, isPlaying }: MotionVideoProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isWanted, setIsWanted] = useState(false)
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    if (!isPlaying || isSavingData()) return
    return whenIdle(() => setIsWanted(true))
  }, [isPlaying])

  useEffect(() => {
    const element = video.current
    if (!element || !isWanted) return
    // Refused where the browser forbids autoplay: the first frame stays.
    if (isPlaying) element.play().catch(() => undefined)
    else element.pause()
  }, [isPlaying, isWanted])

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
      {isWanted && <source src={`${source}.webm`} type="video/webm" />}
      {isWanted && <source src={`${source}.mp4`} type="video/mp4" />}
    </Box>
  )
}
