import { useRef, useState } from 'react'

import { isSavingData } from '../../lib/when-idle'
import { useMotion, type MotionKey } from './use-motion'

export type VideoMotion = ReturnType<typeof useVideoMotion>

/**
 * The state of a `MotionVideo` and its button. If the visitor saves data, only the button starts the video.
 * @returns `canStart`: by itself. `isPlaying`: the video's own state, because browsers block autoplay and pause videos.
 */
export function useVideoMotion(storageKey: MotionKey) {
  const video = useRef<HTMLVideoElement>(null)
  const { canMove, choose } = useMotion(storageKey, isSavingData)
  const [isPlaying, setIsPlaying] = useState(false)

  const toggle = () => {
    choose(isPlaying ? 'pause' : 'play')
    if (!video.current) return
    if (isPlaying) video.current.pause()
    // Within the click, or the browser blocks it again
    else void playVideo(video.current)
  }
  return { video, canStart: canMove, isPlaying, setIsPlaying, toggle }
}

/** Plays a video; loads it again if it has failed to load. A failure leaves it paused. */
export async function playVideo(video: HTMLVideoElement): Promise<void> {
  if (video.error || video.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) video.load()
  try {
    await video.play()
  } catch (error) {
    // AbortError: paused, or removed, before it has played
    if (!(error instanceof DOMException) || error.name !== 'AbortError') video.pause()
  }
}
