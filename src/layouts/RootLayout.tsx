import Box from '@mui/material/Box'
import { Outlet, useLocation } from 'react-router-dom'
import { memo, type ReactNode } from 'react'

import { ArrivalContext } from '../components/ArrivalContext'
import { HydrateOnInteraction } from '../components/HydrateOnInteraction'
import { SiteContext, type SiteFacts } from '../components/SiteContext'
import { headerHeight } from '../theme-tokens'
import { site } from '../config'
import { company } from '../content/company'
import { shell } from '../content/shell'
import { paths } from '../paths'
import { AnnouncementBanner } from './AnnouncementBanner'
import { Footer as PlainFooter } from './Footer'
import { Header as PlainHeader } from './Header'
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

// On a new page they change nothing but what subscribes to the address by itself: the links
const Header = memo(PlainHeader)
const Footer = memo(PlainFooter)

/** The frame around every page. */
export function RootLayout() {
  const isArriving = useArrival()
  const announcement = useRouteFocus(isArriving)
  return (
    <Shell>
      <ArrivalContext value={isArriving}>
        <Outlet />
      </ArrivalContext>
      <RouteStatus announcement={announcement} />
    </Shell>
  )
}

/** Skip link, header, banner, main and footer, around whatever stands in the middle. */
export function Shell({ children }: { children: ReactNode }) {
  const isHome = useLocation().pathname === paths.home
  return (
    <SiteContext value={siteFacts}>
      <SkipLink />
      <Header />
      <Box
        sx={{
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
          ...(isHome && {
            background:
              'linear-gradient(180deg, var(--bl-palette-brand-homeTop), var(--bl-palette-brand-homeMiddle) 45%, var(--bl-palette-brand-homeBottom))',
          }),
        }}
      >
        <AnnouncementBanner />
        <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1 }}>
          {children}
          <PageNotice />
        </Box>
        <HydrateOnInteraction>
          <Footer />
        </HydrateOnInteraction>
      </Box>
    </SiteContext>
  )
}
