// Written by scripts/tools/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
  'local-seo-checklist': { pages: 9, bytes: 210508 },
  'landing-page-audit': { pages: 10, bytes: 223521 },
  'google-ads-budget-planner': { pages: 10, bytes: 234832 },
  'content-calendar': { pages: 10, bytes: 253515 },
  'site-speed-checklist': { pages: 10, bytes: 223709 },
  'analytics-setup': { pages: 10, bytes: 232472 },
}
