// Written by scripts/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
  'local-seo-checklist': { pages: 10, bytes: 111193 },
  'landing-page-audit': { pages: 10, bytes: 110301 },
  'google-ads-budget-planner': { pages: 10, bytes: 111885 },
  'content-calendar': { pages: 10, bytes: 113089 },
  'site-speed-checklist': { pages: 10, bytes: 110426 },
  'analytics-setup': { pages: 10, bytes: 112373 },
}
