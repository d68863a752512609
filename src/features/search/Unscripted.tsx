import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/**
 * What stands there only without JavaScript. `boot.js` sets the attribute before the first paint, so
 * nobody sees it go. Not `noscript`: tools that check the page would pass its content over.
 */
export function Unscripted({ children }: { children: ReactNode }) {
  return <Box sx={{ '[data-color-scheme] &': { display: 'none' } }}>{children}</Box>
}
