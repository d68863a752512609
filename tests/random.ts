/**
 * Seeded pseudorandom numbers (mulberry32). A test that uses them prints the seed when it fails, so that the
 * failure can be repeated.
 */
export function makeRandom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return { next, upTo, pick: <T>(list: readonly T[]): T => list[upTo(list.length)] as T }
}

export type Random = ReturnType<typeof makeRandom>
