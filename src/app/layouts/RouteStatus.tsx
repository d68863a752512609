import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router-dom'

import { shell } from '../../content/shell'

/** A page that takes longer than this is announced as loading, in milliseconds. */
const patience = 300

/** Tells what the router does: a thin bar while a page is slow to come, and the new title after. */
export function RouteStatus({ announcement }: { announcement: string }) {
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
    const timer = setTimeout(() => setIsSlow(true), patience)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isLoading])
  return isSlow
}
