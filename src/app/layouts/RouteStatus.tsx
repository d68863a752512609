import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router-dom'

import { shell } from '../../generated/texts/shell'
import { useDebounced } from '../../ui/hooks/use-debounced'
import { useSectionsShown } from '../../ui/page/HydrationBoundary'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { useRouteFocus } from './use-route-focus'

/** Milliseconds after which a page that is still loading is announced. Faster ones would only flash the bar. */
const delay = 300

/** A bar while a page is slow, and the new title for screen readers. Apart: its hooks would render the whole layout. */
export function RouteStatus() {
  const location = useLocation()
  const [shown, setShown] = useState(location)
  const title = useRouteFocus(shown)
  const isLoading = useNavigation().state === 'loading'
  const isSlow = useDebounced(isLoading, delay) && isLoading
  return (
    <>
      <WhenSectionsShown key={location.key} then={() => setShown(location)} />
      {isSlow && (
        <Box
          aria-hidden
          sx={{
            position: 'fixed',
            insetInline: 0,
            top: 0,
            // Not a fill, which forced colors would remove
            borderTop: 4,
            borderColor: 'brand.accent',
            zIndex: 'tooltip',
          }}
        />
      )}
      <LiveRegion sx={visuallyHidden}>
        {isSlow ? shell.loading : shown.pathname === location.pathname && title}
      </LiveRegion>
    </>
  )
}

/** The focus waits for the whole page: Tab from a heading without its sections would go to the footer. */
function WhenSectionsShown({ then }: { then: () => void }) {
  const areShown = useSectionsShown()
  const onShown = useEffectEvent(then)
  useEffect(() => {
    if (areShown) onShown()
  }, [areShown])
  return null
}
