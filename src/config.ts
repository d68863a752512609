/**
 * What differs between installations, and the business limits. Third parties come from `VITE_…` variables at build
 * time; the defaults are the mock servers. An empty one counts as unset: hosts pass fields that nobody filled in.
 */

// Vite inserts the values into both bundles; scripts in plain Node read their environment
const env: Record<string, unknown> = import.meta.env ?? globalThis.process?.env ?? {}

const read = (name: string, fallback: string): string => {
  const value = env[name]
  return typeof value === 'string' && value.trim() ? value.trim() : fallback
}

/** An origin without a slash at its end, so that a path can be appended. */
const readOrigin = (name: string, fallback: string): string =>
  read(name, fallback).replace(/\/+$/, '')

/** Whether a site's domain exists only in tests, as the default one does. The mock servers belong to such a site. */
export const isTrialOrigin = (origin: string): boolean =>
  /[/.](?:example|invalid|localhost|test)(?::\d+)?$/i.test(origin)

export const site = {
  /** Origin of canonical, social and sitemap addresses. */
  origin: readOrigin('VITE_SITE_URL', 'https://www.banyanloop.example'),
}

/** The mail provider (EmailJS). Everything here is public: it ends up in the page. */
export const mail = {
  /** `''` is the origin that serves the page, where the mock server answers. */
  origin: readOrigin('VITE_EMAILJS_ORIGIN', ''),
  publicKey: read('VITE_EMAILJS_PUBLIC_KEY', 'mock-public-key'),
  serviceId: read('VITE_EMAILJS_SERVICE_ID', 'mock-service'),
  templateId: read('VITE_EMAILJS_TEMPLATE_ID', 'mock-template'),
  /** Refuse automated browsers with 451. Off: it also refuses our own browser tests. */
  blockHeadless: read('VITE_EMAILJS_BLOCK_HEADLESS', 'false') === 'true',
  /** E-mail addresses that are refused with 403 before anything is sent. Off when empty. */
  blockedEmails: read('VITE_EMAILJS_BLOCKED_EMAILS', '')
    .split(',')
    .map((email) => email.trim())
    .filter(Boolean),
  /** Least time between two accepted leads of one browser, in ms; earlier ones get 429. 0 is off. */
  throttle: Number(read('VITE_EMAILJS_THROTTLE_MS', '0')) || 0,
}

/** A path of the mock server on a trial site; '' on a real one. */
const onTrial = (path: string): string => (isTrialOrigin(site.origin) ? path : '')

/** The jobs endpoint. `''` requests nothing: the site has the jobs of its content. */
export const jobs = { url: read('VITE_JOBS_URL', onTrial('/jobs')) }

/** The spreadsheet's CSV, a path if it is the site's own. `''` leaves its page out. */
export const sheet = {
  url: read('VITE_SHEET_CSV_URL', onTrial('/sheet.csv')).replace(`${site.origin}/`, '/'),
}

const pdfFormScriptUrl = read(
  'VITE_PDF_FORM_SCRIPT_URL',
  '/include/demo/form/free-guides/classic.js?div=ff-compose',
)

/** The form of the free guides. Its script runs in `embed/free-pdf-form.html`, which appends `prefill` and `onload`. */
export const pdfForm = {
  scriptUrl: pdfFormScriptUrl,
  /** The same form on its provider's page, for when the script fails; '' if there is none. */
  pageUrl: read('VITE_PDF_FORM_PAGE_URL', formPageOf(pdfFormScriptUrl)),
}

/** Formfacade's script URL contains the Google form's id; the mock server has a page beside its script. */
function formPageOf(scriptUrl: string): string {
  const form = /^(.*\/include\/[^/]+\/form\/([\w-]+))\/\w+\.js(?:\?|$)/.exec(scriptUrl)
  if (!form) return ''
  return scriptUrl.startsWith('https://formfacade.com/')
    ? `https://docs.google.com/forms/d/e/${form[2]}/viewform`
    : `${form[1]}/viewform`
}

/** URL of the office map's frame; '' shows directions and a link to a map only. */
export const map = { embedUrl: read('VITE_MAP_EMBED_URL', '') }

/** In milliseconds. */
export const timeouts = {
  /** A request without an answer has failed after this. */
  call: 10_000,
  /** A lead's request without an answer ends after this, so that the visitor can send it again. */
  hang: 100_000,
  /** After this the page offers alternatives to the embedded form, which fails after `call`. */
  pdfFormSlow: 5_000,
  /** Nobody fills a lead form in faster: it is sent only after it has been shown for that long. */
  leastFill: 2_000,
  /** Between the embedded form's submit event and the closing of its dialog. */
  pdfFormClose: 1_000,
  /** Between a button of the about page and the scroll to the top. */
  navigationScroll: 100,
} as const

export const pageSizes = {
  blog: 6,
  careers: 5,
  sheet: { options: [10, 20, 50], default: 10 },
} as const

/** Of a job, in characters or entries: more than any real one has, because the endpoint's answer is not trusted. */
export const jobLimits = {
  line: 200,
  text: 20_000,
  link: 2_048,
  requirements: 100,
  jobs: 1_000,
} as const

/** How much of a list or a text is shown. */
export const limits = {
  latestPosts: 3,
  otherJobs: 3,
  /** Characters of a job's description in the list. */
  jobOnCard: 600,
  metaDescription: 160,
  /** The best results of a search. */
  searchResults: 50,
  /** Addresses that the page 404 offers instead of the missing one. */
  similarAddresses: 4,
} as const

export const hero = {
  /** Milliseconds for which each headline is shown. */
  rotation: 8_000,
  /** Viewport width in px from which the desktop video is used. */
  desktopVideoFrom: 768,
} as const

/** In milliseconds: between two slide changes, and of one slide change. */
export const teamCarousel = { delay: 2_000, speed: 500 } as const
