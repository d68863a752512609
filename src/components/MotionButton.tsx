import PauseIcon from '@mui/icons-material/Pause'
import PlayIcon from '@mui/icons-material/PlayArrow'
import IconButton from '@mui/material/IconButton'

type MotionButtonProps = {
  isMoving: boolean
  pauseLabel: string
  playLabel: string
  onClick: () => void
}

/** Stops and starts what moves by itself. Its name says what pressing it does. */
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
