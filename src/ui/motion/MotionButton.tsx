import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import Button from '@mui/material/Button'

import { motionTexts, shell } from '../../generated/texts/shell'

type MotionButtonProps = {
  isMoving: boolean
  of: keyof typeof motionTexts
  onClick: () => void
}

/** Pauses and plays an animation. Its name says what a click does. */
export function MotionButton({ isMoving, of, onClick }: MotionButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-label={motionTexts[of][isMoving ? 'pause' : 'play']}
      onClick={onClick}
      data-needs-script=""
      data-print="no"
      startIcon={isMoving ? <PauseIcon /> : <PlayIcon />}
      sx={{ '&, &:hover': { bgcolor: 'background.paper' } }}
    >
      {isMoving ? shell.pause : shell.play}
    </Button>
  )
}
