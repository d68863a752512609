import { paths } from '../../paths'

/** With a larger share of wrong letters, it is another address and not a mistyped one. */
const tolerance = 0.45

/**
 * The items whose address is closest to a path that does not exist, closest first, without the home page and parts of
 * pages. Compares the whole, and the last part alone: the parent may be wrong too (`/services/localseo`).
 */
export function nearestAddresses<Item extends { readonly address: string }>(
  failed: string,
  items: readonly Item[],
  limit: number,
): Item[] {
  const target = simplify(failed)
  const lastTarget = lastPart(target)
  return items
    .filter(({ address }) => address !== paths.home && !address.includes('#'))
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

/** Letters too many, missing, wrong or swapped: https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance */
export function editDistance(from: string, to: string): number {
  const a = Array.from(from)
  const b = Array.from(to)
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      let best = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, replaced)
      if (a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        best = Math.min(best, (beforeLast[j - 2] ?? Infinity) + 1)
      }
      row.push(best)
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
