import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { HelmetProvider } from 'react-helmet-async'

import { theme } from './theme'

/** What every page stands in, in the browser as at build. */
export function App({ children }: { children: ReactNode }) {
  return (
    <HelmetProvider>
      {/* noSsr: no second render after mounting, which would throw away sections not yet hydrated. */}
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey="color-mode" noSsr>
        <CssBaseline enableColorScheme />
        {children}
      </ThemeProvider>
    </HelmetProvider>
  )
}
