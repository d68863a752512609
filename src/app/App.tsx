import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { colorModeKey } from '../lib/storage'
import { theme } from '../theme/theme'
import { actOutEarlyPress } from './start/early-press'

/** What every page stands in, in the browser as at build. */
export function App({ children }: { children: ReactNode }) {
  // In the task that hydrates: a click in between would be replayed twice
  useLayoutEffect(actOutEarlyPress, [])
  // Tests wait for it.
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
