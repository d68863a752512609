import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { actOutEarlyPress } from './lib/early-press'
import { replaceLateStyles } from './lib/late-styles'
import { colorModeKey } from './lib/storage'
import { theme } from './theme'

/** What every page stands in, in the browser as at build. */
export function App({ children }: { children: ReactNode }) {
  // In the same task as React's taking over: a press in between would be acted out twice
  useLayoutEffect(actOutEarlyPress, [])
  useLayoutEffect(replaceLateStyles, [])
  // Tests wait for it, and what must not run before the page is alive.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <HelmetProvider>
      {/* noSsr: no second render after mounting, which would throw away sections not yet hydrated. */}
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={colorModeKey} noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </HelmetProvider>
  )
}
