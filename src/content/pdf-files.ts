// Written by scripts/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
  'local-seo-checklist': { pages: 9, bytes: 108848 },
  'landing-page-audit': { pages: 10, bytes: 112688 },
  'google-ads-budget-planner': { pages: 10, bytes: 109600 },
  'content-calendar': { pages: 10, bytes: 114077 },
  'site-speed-checklist': { pages: 10, bytes: 111158 },
  'analytics-setup': { pages: 10, bytes: 113706 },
}
