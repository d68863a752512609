import { Outlet } from 'react-router-dom'

import { PageNotice } from './PageNotice'
import { RouteStatus } from './RouteStatus'
import { useRouteFocus } from './use-route-focus'

/** The page, what tells of its coming, and what follows the visitor from page to page. The frame around them is the `Shell`. */
export function RootLayout() {
  const announcement = useRouteFocus()
  return (
    <>
      <Outlet />
      <RouteStatus announcement={announcement} />
      <PageNotice />
    </>
  )
}
