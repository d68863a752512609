import { isTrialOrigin, jobs, map, sheet, site } from '../../src/config'

/** The hosts of Google, such as `www.google.co.in` and `script.googleusercontent.com`. */
const google =
  /^https:\/\/(?:[\w-]+\.)*(?:google(?:apis|usercontent)?\.(?:com?\.)?\w{2,3}|goo\.gl|(?:cloudfunctions|run|appspot|web|firebaseapp)\.(?:app|com|net))\.?(?:[:/?#]|$)/i

/** Who sends something to the visitors of this installation: the privacy policy names them (`{if google-maps}`). */
export function privacyConditions() {
  // A file of the site itself is taken for a copy of the Google sheet that the page's heading names
  const isCopy = sheet.url.startsWith('/') && !isTrialOrigin(site.origin)
  const isGoogleMap = google.test(map.embedUrl)
  const hosting = process.env.HOSTING_PROVIDER ?? ''
  const isOtherMap = map.embedUrl !== '' && !isGoogleMap
  return {
    conditions: {
      'google-sheets': isCopy || google.test(sheet.url),
      'google-maps': isGoogleMap,
      'google-jobs': google.test(jobs.url),
      'other-map': isOtherMap,
      hosting: hosting !== '',
    },
    facts: {
      hosting: { name: hosting },
      map: { host: isOtherMap ? new URL(map.embedUrl).hostname : '-' },
    },
  }
}
