// Written by scripts/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
  'local-seo-checklist': { pages: 10, bytes: 112813 },
  'landing-page-audit': { pages: 10, bytes: 112308 },
  'google-ads-budget-planner': { pages: 10, bytes: 113949 },
  'content-calendar': { pages: 10, bytes: 114333 },
  'site-speed-checklist': { pages: 10, bytes: 112241 },
  'analytics-setup': { pages: 10, bytes: 114299 },
}
