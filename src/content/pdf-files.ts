// Written by scripts/tools/guides/build.ts: change that, not this.

/** Pages and size of each guide's PDF file, by the guide's id. */
export const pdfFiles: Readonly<Record<string, { pages: number; bytes: number }>> = {
  'local-seo-checklist': { pages: 9, bytes: 210511 },
  'landing-page-audit': { pages: 10, bytes: 223523 },
  'google-ads-budget-planner': { pages: 10, bytes: 234833 },
  'content-calendar': { pages: 10, bytes: 253519 },
  'site-speed-checklist': { pages: 10, bytes: 223715 },
  'analytics-setup': { pages: 10, bytes: 232473 },
}
