import Box from '@mui/material/Box'
import { Outlet, useLocation } from 'react-router-dom'
import type { ReactNode } from 'react'

import { ArrivalContext } from '../components/ArrivalContext'
import { HydrateOnInteraction } from '../components/HydrateOnInteraction'
import { SiteContext, type SiteFacts } from '../components/SiteContext'
import { headerHeight } from '../theme-tokens'
import { site } from '../config'
import { company } from '../content/company'
import { shell } from '../content/shell'
import { paths } from '../paths'
import { AnnouncementBanner } from './AnnouncementBanner'
import { Footer } from './Footer'
import { Header } from './Header'
import { PageNotice } from './PageNotice'
import { RouteStatus } from './RouteStatus'
import { SkipLink } from './SkipLink'
import { useArrival } from './use-arrival'
import { useRouteFocus } from './use-route-focus'

const siteFacts: SiteFacts = {
  name: company.name,
  origin: site.origin,
  locale: 'en_IN',
  opensInNewTab: shell.opensInNewTab,
}

/** The frame around every page. Nothing here follows the address by itself, so that a link draws only what is new. */
export function RootLayout() {
  return (
    <Shell>
      <CurrentPage />
    </Shell>
  )
}

function CurrentPage() {
  const isArriving = useArrival()
  const announcement = useRouteFocus(isArriving)
  return (
    <>
      <ArrivalContext value={isArriving}>
        <Outlet />
      </ArrivalContext>
      <RouteStatus announcement={announcement} />
    </>
  )
}

/** Skip link, header, banner, main and footer, around whatever stands in the middle. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <SiteContext value={siteFacts}>
      <SkipLink />
      <Header />
      <Ground>
        <AnnouncementBanner />
        <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1 }}>
          {children}
          <PageNotice />
        </Box>
        <HydrateOnInteraction>
          <Footer />
        </HydrateOnInteraction>
      </Ground>
    </SiteContext>
  )
}

/** On what the page lies below the header: home's is a gradient. */
function Ground({ children }: { children: ReactNode }) {
  const isHome = useLocation().pathname === paths.home
  return <Box sx={isHome ? homeGroundStyle : groundStyle}>{children}</Box>
}

const groundStyle = {
  pt: { xs: `${headerHeight.narrow}px`, md: `${headerHeight.wide}px` },
  '@media (max-height: 400px)': { pt: 0 },
  '@media print': {
    pt: 0,
    // On paper a link is of use only with its address.
    'main :is(p, li, td, address) > a[href^="/"]::after': {
      content: `" (${site.origin}" attr(href) ")"`,
    },
  },
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
} as const

const homeGroundStyle = {
  ...groundStyle,
  background:
    'linear-gradient(180deg, var(--bl-palette-brand-homeTop), var(--bl-palette-brand-homeMiddle) 45%, var(--bl-palette-brand-homeBottom))',
} as const
