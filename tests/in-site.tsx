import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'

import { theme } from '../src/theme/theme'

/** What the site has around each component: its theme, and a router at an address. */
export const InSite = ({ address = '/', children }: { address?: string; children: ReactNode }) => (
  <MemoryRouter initialEntries={[address]}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </MemoryRouter>
)
