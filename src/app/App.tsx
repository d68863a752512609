import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { colorModeKey } from '../lib/storage'
import { theme } from '../theme/theme'
import { replayEarlyClick } from './start/early-click'

/** The pages of the build have base styles, and the starter loads the theme's variables. */
const hasBaseStyles = import.meta.env.PROD && !import.meta.env.SSR

/** The providers around every page, in the browser and at build: head tags, theme and color scheme. */
export function App({ children }: { children: ReactNode }) {
  // A layout effect, so in the task that hydrates: React and `boot.ts` would both handle a click in between
  useLayoutEffect(replayEarlyClick, [])
  // Browser tests wait for this attribute before their first click
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
    // The app runs after all, for example when the connection is back, or where a policy blocks only `boot.ts`
    document.documentElement.dataset.scripts = ''
  }, [])
  return (
    <HelmetProvider>
      {/* Without noSsr a second render follows the first, and React discards markup it has not hydrated yet */}
      <ThemeProvider
        theme={theme}
        defaultMode="system"
        modeStorageKey={colorModeKey}
        noSsr
        disableStyleSheetGeneration={hasBaseStyles}
      >
        {!hasBaseStyles && <CssBaseline />}
        {children}
      </ThemeProvider>
    </HelmetProvider>
  )
}
