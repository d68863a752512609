/** What arguments of a command choose: the names among them, or all if there is none. */
export function choose<Name extends string>(
  names: readonly Name[],
  args: readonly string[],
): readonly Name[] {
  const chosen = names.filter((name) => args.includes(name))
  return chosen.length > 0 ? chosen : names
}
