// Written by scripts/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
  'local-seo-checklist': { pages: 9, bytes: 111304 },
  'landing-page-audit': { pages: 10, bytes: 112691 },
  'google-ads-budget-planner': { pages: 10, bytes: 113083 },
  'content-calendar': { pages: 10, bytes: 115138 },
  'site-speed-checklist': { pages: 10, bytes: 111216 },
  'analytics-setup': { pages: 10, bytes: 113861 },
}
