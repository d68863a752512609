import { useEffect, useSyncExternalStore } from 'react'

import { readPageNotice, watchPageNotice } from '../../lib/page-notice'
import { readStored } from '../../lib/storage'

/** Shows the page notice, such as the result of a lead, at the end of every page, also after a navigation. */
export function PageNotice() {
  useEffect(() => {
    // A reload while a lead is being sent leaves this mark (features/leads/lead-delivery.ts)
    if (readStored('lead-under-way') === null) return
    // By way of the dialog: importing lead-delivery itself would split the forms' chunk into smaller files
    import('../../features/leads/LeadDialog').then(
      ({ reportInterruption }) => reportInterruption(),
      () => {}, // The mark stays, so the next page tries again
    )
  }, [])
  return useSyncExternalStore(watchPageNotice, readPageNotice, () => null)
}
