import { isTrialOrigin, jobs, map, sheet, site } from '../../src/config'
import { googleHost } from '../../src/lib/google-host'

/** Who sends something to the visitors of this installation: the privacy policy names them (`{if google-maps}`). */
export function privacyConditions() {
  // A file of the site itself is taken for a copy of the Google sheet that the page's heading names
  const isCopy = sheet.url.startsWith('/') && !isTrialOrigin(site.origin)
  const isGoogleMap = googleHost.test(map.embedUrl)
  const hosting = process.env.HOSTING_PROVIDER ?? ''
  const isOtherMap = map.embedUrl !== '' && !isGoogleMap
  return {
    conditions: {
      'google-sheets': isCopy || googleHost.test(sheet.url),
      'google-maps': isGoogleMap,
      'google-jobs': googleHost.test(jobs.url),
      'other-map': isOtherMap,
      hosting: hosting !== '',
    },
    facts: {
      hosting: { name: hosting },
      map: { host: isOtherMap ? new URL(map.embedUrl).hostname : '-' },
    },
  }
}
