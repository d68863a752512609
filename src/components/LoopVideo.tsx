import Box from '@mui/material/Box'

import { useMotion } from '../hooks/use-motion'
import { MotionButton } from './MotionButton'
import { MotionVideo } from './MotionVideo'

type LoopVideoProps = {
  /** Names the files in `public/videos` and the poster in `public/images/hero`. */
  name: string
  width: number
  height: number
  pauseLabel: string
  playLabel: string
}

/** A muted video that starts by itself, with the button that stops it. */
export function LoopVideo({ name, width, height, pauseLabel, playLabel }: LoopVideoProps) {
  const { canMove, toggle } = useMotion(name)
  return (
    <Box sx={{ position: 'relative' }}>
      <Box
        sx={{
          position: 'absolute',
          insetInlineEnd: 12,
          bottom: 12,
          zIndex: 1,
          borderRadius: '50%',
          bgcolor: 'background.paper',
          color: 'text.primary',
        }}
      >
        <MotionButton
          isMoving={canMove}
          pauseLabel={pauseLabel}
          playLabel={playLabel}
          onClick={toggle}
        />
      </Box>
      <Box sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
        <MotionVideo
          source={`/videos/${name}`}
          poster={`/images/hero/${name}.jpg`}
          width={width}
          height={height}
          isPlaying={canMove}
        />
      </Box>
    </Box>
  )
}
