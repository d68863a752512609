import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

import { shell } from '../../content/shell'
import { useRouteFocus } from './use-route-focus'

/** Milliseconds after which a page that is still loading is announced. Faster ones would only flash the bar. */
const delay = 300

/**
 * Shows a thin bar while a page is slow to load, and announces the new page's title. The hook is called here so that
 * a navigation does not render the whole layout.
 */
export function RouteStatus() {
  const announcement = useRouteFocus()
  const isSlow = useIsSlow(useNavigation().state === 'loading')
  return (
    <>
      {isSlow && (
        <Box
          aria-hidden
          sx={{
            position: 'fixed',
            insetInline: 0,
            top: 0,
            height: 4,
            bgcolor: 'brand.accent',
            zIndex: 'tooltip',
          }}
        />
      )}
      <Box role="status" sx={visuallyHidden}>
        {isSlow ? shell.loading : announcement}
      </Box>
    </>
  )
}

function useIsSlow(isLoading: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsSlow(true), delay)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}
