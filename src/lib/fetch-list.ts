import { timeouts } from '../config'

/**
 * Fetches a list of the site's own data, made at build. Never throws: without a connection, an answer in time, a
 * success and a list in it, it returns undefined, a failure for `useOnDemand`.
 */
export async function fetchList<Item>(path: string): Promise<readonly Item[] | undefined> {
  try {
    const response = await fetch(path, { signal: AbortSignal.timeout(timeouts.call) })
    const list: unknown = response.ok ? await response.json() : undefined
    return Array.isArray(list) ? (list as Item[]) : undefined
  } catch (error) {
    console.error(`${path} was not loaded`, error)
    return undefined
  }
}
