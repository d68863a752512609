import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

import { HydrateOnInteraction } from '../components/HydrateOnInteraction'
import { SiteContext, type SiteFacts } from '../components/SiteContext'
import { site } from '../config'
import { company } from '../content/company'
import { shell } from '../content/shell'
import { headerHeight } from '../theme-tokens'
import { AnnouncementBanner } from './AnnouncementBanner'
import { Footer } from './Footer'
import { Header } from './Header'
import { ShellRouterContext, type ShellRouter } from './ShellRouter'
import { SkipLink } from './SkipLink'

const siteFacts: SiteFacts = {
  name: company.name,
  origin: site.origin,
  locale: 'en_IN',
  opensInNewTab: shell.opensInNewTab,
}

type ShellProps = {
  router: ShellRouter
  /** The router's own drawing: the page. */
  children: ReactNode
}

/**
 * The frame around every page: skip link, header, banner, main and footer. It stands outside of the router's
 * drawing: with each link followed, all that reads the router's contexts is drawn anew, and React takes over
 * what it had left alone there, before it draws the page.
 */
export function Shell({ router, children }: ShellProps) {
  return (
    <SiteContext value={siteFacts}>
      <ShellRouterContext value={router}>
        <SkipLink />
        <Header />
        <Box sx={groundStyle}>
          <AnnouncementBanner />
          <Box component="main" id="content" tabIndex={-1} sx={{ flexGrow: 1 }}>
            {children}
          </Box>
          <HydrateOnInteraction>
            <Footer />
          </HydrateOnInteraction>
        </Box>
      </ShellRouterContext>
    </SiteContext>
  )
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
