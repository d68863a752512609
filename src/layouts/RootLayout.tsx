import { Outlet } from 'react-router-dom'

import { ArrivalContext } from '../components/ArrivalContext'
import { RouteStatus } from './RouteStatus'
import { useArrival } from './use-arrival'
import { useRouteFocus } from './use-route-focus'

/** The page, and what tells of its coming. The frame around it is the `Shell`. */
export function RootLayout() {
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
