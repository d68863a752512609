import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/**
 * Shows its children only without JavaScript and on a static page. `boot.ts` sets the attribute before the first
 * paint, so they never flash. Not `noscript`, because tools that check the page skip its content.
 */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ '[data-color-scheme]:not([data-static]) &': { display: 'none' } }}>{children}</Box>
  )
}
