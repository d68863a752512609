const share = 'in Google Maps, press Share, Embed a map, and copy the address in src="…"'
const publish =
  'in Google Sheets, choose File, Share, Publish to web, Comma-separated values, and copy that address'
const deploy =
  'in Apps Script, choose Deploy, New deployment, Web app, and copy the address that ends with /exec'
const script = 'in Formfacade, choose Embed, and copy the address in src="…" that ends with .js'
const google = '^https://(?:\\w+\\.)*google\\.\\w[\\w.]*/'

/**
 * What people copy instead of a value: the ends of names, the value, and what is wrong. Other addresses of the same hosts
 * are the right ones.
 */
export const mistakes: readonly (readonly [RegExp, RegExp, string])[] = [
  [/_(?:URL|ORIGIN)$/, /[<>]/, 'is HTML: copy only the address between the quotation marks of src="…"'],
  [/./, /^["'“”‘’`]|["'“”‘’`]$/, 'has quotation marks: remove them'],
  [/_URL$/, /&amp;/, 'has “&amp;”, as HTML writes it: write & instead'],
  [/_(?:URL|ORIGIN)$/, /\s/, 'has a space or a line break in the address: remove it'],
  [/SITE_URL$/, /^https:\/\/(?:app\.netlify\.com|dash\.cloudflare\.com|vercel\.com|github\.com|\w+\.hostinger\.com)\b/, 'is the address of your host’s dashboard: write that of your site'],
  [/EMAILJS_ORIGIN$/, /^https:\/\/(?:www\.|dashboard\.)?emailjs\.com/, 'is a page of EmailJS: write https://api.emailjs.com'],
  [/SERVICE_ID$/, /^template_/, 'is the identifier of a template: copy that of the service'],
  [/TEMPLATE_ID$/, /^service_/, 'is the identifier of a service: copy that of the template'],
  [/MAP_EMBED_URL$/, /^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl|g\.co|share\.google)\//, `is a short link, which no frame can show: ${share}`],
  [/MAP_EMBED_URL$/, RegExp(`${google}(?:maps(?:$|/(?!(?:d/)?embed\\b|d/u/\\d+/embed\\b)|\\?(?!.*output=embed))|search|\\?(?!.*output=embed))`), `is a page of Google, which no frame can show: ${share}`],
  [/MAP_EMBED_URL$/, /^https:\/\/(?:www\.)?(?:openstreetmap\.org\/(?!export\/embed)|osm\.org\/)/, 'is a page of OpenStreetMap, which no frame can show: press Share, HTML there, and copy the address in src="…"'],
  [/SHEET_CSV_URL$/, /^https:\/\/(?:docs|sheets)\.google\.com\/(?!(?:a\/[^/]+\/)?spreadsheets\/.*\b(?:pub|export|tq)\?.*(?:output=csv|format=csv|out(?::|%3a)csv))/i, `is a page of Google, not a CSV file: ${publish}`],
  [/SHEET_CSV_URL$/, /^https:\/\/(?:drive\.google\.com\/(?!(?:u\/\d\/)?uc\?)|1drv\.ms|onedrive\.live\.com|[\w-]+\.sharepoint\.com|excel\.cloud\.microsoft|sheet\.zoho\.\w+\/sheet\/open|workdrive\.zoho\.|www\.dropbox\.com\/(?!.*\b(?:dl|raw)=1)|airtable\.com)/, `is a page of a file store, not a CSV file: ${publish}`],
  [/(?:SHEET_CSV|JOBS)_URL$/, /^https:\/\/(?:gist\.)?github\.com\//, 'is a page of GitHub, or redirects to a host that the site’s policy blocks: keep the file in a repository, press Raw there, and copy the address of raw.githubusercontent.com'],
  [/JOBS_URL$/, /^https:\/\/script\.google\.com\/(?!(?:a\/(?:[^/]+\/)?)?macros\/.*\/exec\b)/, `is the editor of Apps Script, or its test: ${deploy}`],
  [/JOBS_URL$/, /^https:\/\/(?:(?:docs|drive|sheets)\.google\.com|(?:[\w-]+\.)*(?:linkedin|naukri|indeed)\.com)\//, 'is a page for people, not a JSON array of jobs: docs/configuration.md says what the endpoint sends'],
  [/FORM_SCRIPT_URL$/, /^https:\/\/(?:docs\.google\.com|forms\.gle)\//, `is a form, not the script that embeds it: ${script}`],
  [/FORM_SCRIPT_URL$/, /^https:\/\/(?:\w+\.)?formfacade\.com\/(?!include\/.*\.js)/, `is a page of Formfacade: ${script}`],
  [/FORM_PAGE_URL$/, /^https:\/\/docs\.google\.com\/forms\/.*\/(?:edit|prefill|formResponse)\b/, 'is the form’s editor: in Google Forms, press Publish, and copy the link for those who answer'],
  [/HOSTING_PROVIDER$/, /:\/\/|^www\./, 'is an address: write the name of the host'],
] // prettier-ignore
