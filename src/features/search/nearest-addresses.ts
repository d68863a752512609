import { editDistance } from './edit-distance'

/** More than this share of an address wrong: it is another address, not a mistyped one. */
const tolerance = 0.45

/**
 * The addresses most like one that leads nowhere, nearest first. The whole address counts, and its
 * last part on its own, for what stands under a wrong parent (`/services/localseo`).
 *
 * @param failed a path from the site's root, as it stood in the address bar.
 * @param known items with paths that exist; the site's root is never offered.
 */
export function nearestAddresses<Item extends { readonly address: string }>(
  failed: string,
  known: readonly Item[],
  limit: number,
): Item[] {
  const wanted = simplify(failed)
  const lastWanted = lastPart(wanted)
  return known
    .filter((item) => item.address !== '/')
    .map((item) => {
      const address = simplify(item.address)
      const distance = Math.min(
        relative(wanted, address),
        // A little less sure than the whole.
        relative(lastWanted, lastPart(address)) + 0.05,
      )
      return { item, distance }
    })
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ item }) => item)
}

/** Distance as a share of the longer text: 0 is the same, 1 nothing in common. */
function relative(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1)
}

/** What people and other sites add, and what does not tell addresses apart. */
function simplify(address: string): string {
  let text = address.toLowerCase()
  try {
    text = decodeURIComponent(text)
  } catch {
    // A stray percent sign: the text as it is will do.
  }
  return text
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/[-_\s]+/g, '-')
    .replace(/^\/+|\/+$/g, '')
}

const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1)
