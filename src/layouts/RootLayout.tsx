import { Outlet } from 'react-router-dom'

import { ArrivalContext } from '../components/ArrivalContext'
import { PageNotice } from './PageNotice'
import { RouteStatus } from './RouteStatus'
import { useArrival } from './use-arrival'
import { useRouteFocus } from './use-route-focus'

/** The page, what tells of its coming, and what follows the visitor from page to page. The frame around them is the `Shell`. */
export function RootLayout() {
  const isArriving = useArrival()
  const announcement = useRouteFocus(isArriving)
  return (
    <>
      <ArrivalContext value={isArriving}>
        <Outlet />
      </ArrivalContext>
      <RouteStatus announcement={announcement} />
      <PageNotice />
    </>
  )
}
