/** Of the last runs without a failure. Scripts in `scripts/a11y/` overwrite this file: do not edit it. */
export const browserReport = {
  date: '2026-11-27',
  versions: { chromium: '156.0.8078.108', firefox: '153.7.0', webkit: '2.50.6' },
  pages: 64,
  views: 768,
  journeys: 12,
  journeyRuns: 68,
} as const
