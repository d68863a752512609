import { readStored, store } from './storage'

/** What is set up: a view's parameters without its page, and widths in px by the names of columns. */
export type Setup = { readonly address: string; readonly widths: Readonly<Record<string, number>> }

const readKept = () => Object.entries<unknown>(JSON.parse(readStored('sheet-views') ?? '{}'))

/** The setups that this device keeps, by their names; the last one has the name ''. Never throws. */
export function readSetups(): ReadonlyMap<string, Setup> {
  const setups = readKept().flatMap(([name, value]) => {
    const { address, widths } = Object(value) as Partial<Setup>
    return typeof address === 'string' ? [[name, { address, widths: { ...widths } }] as const] : []
  })
  return new Map(setups)
}

/** Changes what this device keeps. @returns false if storage is blocked or full; then it keeps what it had. */
export function keepSetups(change: (setups: Map<string, unknown>) => void): boolean {
  const setups = new Map(readKept())
  change(setups)
  const text = JSON.stringify(Object.fromEntries(setups))
  store('sheet-views', text)
  return readStored('sheet-views') === text
}

/** Keeps the last setup, without the search, which would hide rows at the next visit, unless it is that of a named one. */
export function keepLast(setup: Setup): void {
  const isNamed = [...readSetups()].some(([name, { address }]) => name && address === setup.address)
  const address = isNamed ? setup.address : setup.address.replace(/^q=[^&]*&?/, '')
  keepSetups((setups) => setups.set('', { ...setup, address }))
}
