import Box from '@mui/material/Box'
import type { SxProps, Theme } from '@mui/material/styles'

import { MotionButton, type MotionTexts } from './MotionButton'
import { MotionVideo } from './MotionVideo'
import type { MotionKey } from './use-motion'
import { useVideoMotion } from './use-video-motion'

type LoopVideoProps = {
  /** File name, without extension, of the video in `public/videos` and its first frame in `public/images/hero`. */
  name: string
  /** Where the visitor's choice to play or pause is kept. */
  storageKey: MotionKey
  width: number
  height: number
  texts: MotionTexts
}

/** A muted looping video with its pause button. */
export function LoopVideo({ name, storageKey, width, height, texts }: LoopVideoProps) {
  const motion = useVideoMotion(storageKey)
  return (
    <Box sx={{ position: 'relative' }}>
      <Box sx={{ position: 'absolute', insetInlineEnd: 12, bottom: 12, zIndex: 1 }}>
        <MotionButton isMoving={motion.isPlaying} texts={texts} onClick={motion.toggle} />
      </Box>
      <Box sx={frameStyle}>
        <picture>
          <source srcSet={`/images/hero/${name}.avif`} type="image/avif" />
          <img src={`/images/hero/${name}.jpg`} alt="" width={width} height={height} />
        </picture>
        <MotionVideo source={`/videos/${name}`} width={width} height={height} motion={motion} />
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
