import type { MotifKind } from './motif'

/** What grows on a guide's cover, and whether its ground is the deep blue or the pale one. */
export type GuideCover = { readonly kind: MotifKind; readonly isDeep: boolean }

/** The covers of the PDF files and of their cards on the site, by the guide's id. */
export const guideCovers: Readonly<Record<string, GuideCover>> = {
  'local-seo-checklist': { kind: 'roots', isDeep: true },
  'landing-page-audit': { kind: 'loops', isDeep: false },
  'google-ads-budget-planner': { kind: 'rings', isDeep: true },
  'content-calendar': { kind: 'roots', isDeep: false },
  'site-speed-checklist': { kind: 'loops', isDeep: true },
  'analytics-setup': { kind: 'rings', isDeep: false },
}
