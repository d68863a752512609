import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'

import { whenIdle } from '../../lib/when-idle'
import { playVideo, type VideoMotion } from '../hooks/use-video-motion'

type MotionVideoProps = {
  /** URL without extension; there must be a `.webm` and an `.mp4`. */
  source: string
  width: number
  height: number
  motion: VideoMotion
}

/** A muted, decorative loop, to put over its first frame: invisible until it plays, and not requested before. */
export function MotionVideo({ source, width, height, motion }: MotionVideoProps) {
  const { video, canStart, setIsPlaying } = motion
  const [isShown, setIsShown] = useState(false)
  // A browser waits for more sources when the last one has failed, and stays in the state of playing
  const pause = () => video.current?.pause()

  useEffect(() => {
    const element = video.current
    if (!element) return
    // Another source is another element
    setIsPlaying(!element.paused)
    if (!canStart) element.pause()
    else if (element.paused) return whenIdle(() => void playVideo(element))
  }, [video, canStart, setIsPlaying, source])

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
      onPlay={() => setIsPlaying(true)}
      onPause={() => setIsPlaying(false)}
      onPlaying={() => setIsShown(true)}
      onError={pause}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        opacity: isShown ? 1 : 0,
        transition: 'opacity 300ms',
      }}
    >
      <source src={`${source}.webm`} type="video/webm" />
      <source src={`${source}.mp4`} type="video/mp4" onError={pause} />
    </Box>
  )
}
