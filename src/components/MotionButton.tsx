import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'

type MotionButtonProps = {
  isMoving: boolean
  pauseLabel: string
  playLabel: string
  onClick: () => void
}

/** Pauses and plays an animation. Its name says what a click does. */
export function MotionButton({ isMoving, pauseLabel, playLabel, onClick }: MotionButtonProps) {
  return (
    <IconButton
      aria-label={isMoving ? pauseLabel : playLabel}
      onClick={onClick}
      color="inherit"
      data-needs-script=""
      sx={{ border: '1.5px solid', borderColor: 'currentColor' }}
    >
      {isMoving ? <PauseIcon /> : <PlayIcon />}
    </IconButton>
  )
}
