import { useEffect, useSyncExternalStore } from 'react'

import { readPageNotice, watchPageNotice } from '../../lib/page-notice'
import { readStored } from '../../lib/storage'

/**
 * What stays at the end of every page while the visitor moves on: news of a lead, if there are. Inside of the
 * router's drawing, because there may be links in it.
 */
export function PageNotice() {
  useEffect(() => {
    // Left by a reload in the middle of a sending (forms/lead-delivery.ts)
    if (readStored('lead-under-way', 'session') === null) return
    // With the dialog's code: an entry of its own would cut the forms' files into smaller ones
    import('../../features/leads/LeadDialog').then(
      ({ tellOfBrokenDelivery }) => tellOfBrokenDelivery(),
      () => {}, // The mark stays for the next page
    )
  }, [])
  return useSyncExternalStore(watchPageNotice, readPageNotice, () => null)
}
