/**
 * The number of typing mistakes between two texts: a letter too many, missing or wrong, or two swapped.
 * https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance#Optimal_string_alignment_distance
 */
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
