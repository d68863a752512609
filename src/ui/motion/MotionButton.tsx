import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import Button from '@mui/material/Button'

/** Accessible names of the button, and the words on it, with which they begin (WCAG 2.5.3). */
export type MotionTexts = Readonly<Record<'pause' | 'play' | 'pauseLabel' | 'playLabel', string>>

type MotionButtonProps = {
  isMoving: boolean
  texts: MotionTexts
  onClick: () => void
}

/** Pauses and plays an animation. Its name says what a click does. */
export function MotionButton({ isMoving, texts, onClick }: MotionButtonProps) {
  return (
    <Button
      variant="outlined"
      aria-label={isMoving ? texts.pause : texts.play}
      onClick={onClick}
      data-needs-script=""
      data-print="no"
      startIcon={isMoving ? <PauseIcon /> : <PlayIcon />}
      sx={{ '&, &:hover': { bgcolor: 'background.paper' } }}
    >
      {isMoving ? texts.pauseLabel : texts.playLabel}
    </Button>
  )
}
