import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'

type DataAgeProps = {
  /** In milliseconds since 1970. */
  loadedAt: number
  /** How far the data have been loaded again. */
  progress: 'loading' | 'done' | 'failed' | undefined
  /** Whether there is nothing to load again yet. */
  isBusy: boolean
  /** Says what has been loaded again. */
  done: string
  texts: Readonly<
    Record<'reload' | 'loading' | 'failed', string> &
      Record<'loadedAt' | 'isOld', (time: string) => string>
  >
  onReload: () => void
  /** Called with each end of a reload, and when the visitor comes back to data that are old. */
  onAnnounce: (message: string) => void
}

/** Milliseconds after which data are old, and the visitor is told so again. */
const oldAfter = 15 * 60_000

/** When data were loaded, with a button that loads them again. */
export function DataAge(props: DataAgeProps) {
  const { loadedAt, progress, isBusy, done, texts, onReload, onAnnounce } = props
  const isLoading = isBusy || progress === 'loading'
  useEffect(() => {
    if (progress) onAnnounce(progress === 'done' ? done : texts[progress])
  }, [progress, done, texts, onAnnounce])

  useEffect(() => {
    let saidAt = loadedAt
    const handleReturn = () => {
      if (document.visibilityState === 'hidden' || Date.now() - saidAt < oldAfter) return
      saidAt = Date.now()
      onAnnounce(texts.isOld(formatTime(loadedAt)))
    }
    document.addEventListener('visibilitychange', handleReturn)
    return () => document.removeEventListener('visibilitychange', handleReturn)
  }, [loadedAt, texts, onAnnounce])

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      <Typography variant="body2">{texts.loadedAt(formatTime(loadedAt))}</Typography>
      <Button
        data-print="no"
        aria-disabled={isLoading || undefined}
        onClick={isLoading ? undefined : onReload}
      >
        {texts.reload}
      </Button>
    </Box>
  )
}

/** In the visitor's time zone and the page's language, with the day if it is not today. */
function formatTime(time: number): string {
  const date = new Date(time)
  const isToday = date.toDateString() === new Date().toDateString()
  const dateStyle = isToday ? undefined : 'medium'
  return date.toLocaleString(document.documentElement.lang, { dateStyle, timeStyle: 'short' })
}
