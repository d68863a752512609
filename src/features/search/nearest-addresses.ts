import { editDistance } from './edit-distance'

/** With a larger share of wrong letters, it is another address and not a mistyped one. */
const tolerance = 0.45

/**
 * The items whose address is closest to one that does not exist, closest first. Compares the whole
 * address, and its last part alone: the parent may be wrong too (`/services/localseo`).
 *
 * @param failed a path from the site's root, as in the address bar.
 * @param items pages that exist; the site's root and parts of pages are never in the result.
 */
export function nearestAddresses<Item extends { readonly address: string }>(
  failed: string,
  items: readonly Item[],
  limit: number,
): Item[] {
  const target = simplify(failed)
  const lastTarget = lastPart(target)
  return items
    .filter(({ address }) => address !== '/' && !address.includes('#'))
    .map((item) => {
      const address = simplify(item.address)
      const distance = Math.min(
        relative(target, address),
        // A match of the last part alone ranks below one of the whole
        relative(lastTarget, lastPart(address)) + 0.05,
      )
      return { item, distance }
    })
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ item }) => item)
}

/** The edit distance as a share of the longer text: 0 is equal, 1 has nothing in common. */
function relative(a: string, b: string): number {
  return editDistance(a, b) / Math.max(a.length, b.length, 1)
}

/** Removes differences that do not count: case, encoding, separators, slashes at the ends and extensions. */
function simplify(address: string): string {
  let text = address.toLowerCase()
  try {
    text = decodeURIComponent(text)
  } catch {
    // A stray percent sign cannot be decoded: keep the text as it is
  }
  return text
    .replace(/\.(?:html?|php|aspx?)$/, '')
    .replace(/[-_\s]+/g, '-')
    .replace(/^\/+|\/+$/g, '')
}

const lastPart = (address: string) => address.slice(address.lastIndexOf('/') + 1)
