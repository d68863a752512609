/**
 * What the words of a command line choose of two lists. A list of which they name nothing is chosen as a whole.
 *
 * @throws if a word is in neither list.
 */
export function choose<Engine extends string>(
  words: readonly string[],
  engines: readonly Engine[],
  names: readonly string[],
) {
  const known = [...engines, ...names]
  const unknown = words.filter((word) => !known.includes(word))
  if (unknown.length > 0)
    throw new Error(`Unknown: ${unknown.join(', ')}. Known: ${known.join(', ')}`)
  const pick = <Name extends string>(list: readonly Name[]): readonly Name[] => {
    const chosen = list.filter((name) => words.includes(name))
    return chosen.length > 0 ? chosen : list
  }
  return { engines: pick(engines), names: pick(names) }
}
