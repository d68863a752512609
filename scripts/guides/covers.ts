import type { MotifKind } from '../drawings/motif'

/** What grows on a guide's cover, and on which ground. */
export type Cover = { readonly kind: MotifKind; readonly ground: 'deep' | 'mist' }

/** The same as on the cards of the Free PDF page, which `scripts/media/guides.ts` draws. */
const covers: Readonly<Record<string, Cover>> = {
  'local-seo-checklist': { kind: 'roots', ground: 'deep' },
  'landing-page-audit': { kind: 'loops', ground: 'mist' },
  'google-ads-budget-planner': { kind: 'rings', ground: 'deep' },
  'content-calendar': { kind: 'roots', ground: 'mist' },
  'site-speed-checklist': { kind: 'loops', ground: 'deep' },
  'analytics-setup': { kind: 'rings', ground: 'mist' },
}

const kinds: readonly MotifKind[] = ['roots', 'loops', 'rings']

/** A guide that is not in the list gets a cover of its own, always the same. */
export function coverOf(id: string): Cover {
  const sum = Array.from(id).reduce((total, character) => total + character.charCodeAt(0), 0)
  return (
    covers[id] ?? { kind: kinds[sum % kinds.length] ?? 'roots', ground: sum % 2 ? 'deep' : 'mist' }
  )
}
