import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'

/** Accessible names of the button. */
export type MotionTexts = { readonly pause: string; readonly play: string }

type MotionButtonProps = {
  isMoving: boolean
  texts: MotionTexts
  onClick: () => void
}

/** Pauses and plays an animation. Its name says what a click does. */
export function MotionButton({ isMoving, texts, onClick }: MotionButtonProps) {
  return (
    <IconButton
      aria-label={isMoving ? texts.pause : texts.play}
      onClick={onClick}
      color="inherit"
      data-needs-script=""
      data-print="no"
      sx={{ border: '1.5px solid', borderColor: 'currentColor' }}
    >
      {isMoving ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}
