import Box from '@mui/material/Box'
import { Outlet, ScrollRestoration } from 'react-router-dom'

import { headerHeight } from '../../theme/tokens'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { AnnouncementBanner } from './AnnouncementBanner'
import { Footer } from './Footer'
import { Header } from './Header'
import { PageNotice } from './PageNotice'
import { RouteStatus } from './RouteStatus'
import { SkipLink } from './SkipLink'

/** What surrounds every page: skip link, header, banner, main and footer. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <Box sx={columnStyle}>
        <AnnouncementBanner />
        <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1 }}>
          <Outlet />
          <RouteStatus />
          <PageNotice />
        </Box>
        <HydrationBoundary>
          <Footer />
        </HydrationBoundary>
      </Box>
      <ScrollRestoration storageKey="scroll-positions" />
    </>
  )
}

const columnStyle = {
  minHeight: {
    xs: `calc(100vh - ${headerHeight.narrow})`,
    md: `calc(100vh - ${headerHeight.wide})`,
  },
  display: 'flex',
  flexDirection: 'column',
} as const
