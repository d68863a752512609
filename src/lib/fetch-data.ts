import { timeouts } from '../config'

/**
 * Why there is no data. `missing`: 404. `status`: another status that is not 2xx. `html`: a page instead of data, as
 * sign-ins and hosts without the file answer. `timeout`: no data for 10 s. `network`: the connection failed.
 * `aborted`: by the caller's signal.
 */
export type FetchFailure =
  'missing' | 'status' | 'html' | 'too-large' | 'timeout' | 'network' | 'aborted'

export type FetchOptions = {
  signal?: AbortSignal
  /** Milliseconds without data after which the call has failed. */
  timeout?: number
  /** What follows is not downloaded. */
  maxBytes?: number
  headers?: Readonly<Record<string, string>>
}

/** Fetches data, in pieces as they arrive. Never throws. @returns null when all has arrived, else the reason. */
export async function fetchBytes(
  url: string,
  onBytes: (bytes: Uint8Array<ArrayBuffer>, response: Response) => void,
  { signal, timeout = timeouts.call, maxBytes = Infinity, headers }: FetchOptions = {},
): Promise<FetchFailure | null> {
  if (signal?.aborted) return 'aborted'
  const controller = new AbortController()
  const stop = (reason: FetchFailure) => controller.abort(reason)
  signal?.addEventListener('abort', () => stop('aborted'), { signal: controller.signal })
  let timer = setTimeout(stop, timeout, 'timeout')

  try {
    const response = await fetch(url, { headers, signal: controller.signal })
    if (!response.ok) return response.status === 404 ? 'missing' : 'status'
    if (/html/i.test(response.headers.get('content-type') ?? '')) return 'html'
    let size = Number(response.headers.get('content-length'))
    if (size > maxBytes) return 'too-large'

    const reader = response.body?.getReader()
    for (size = 0; ;) {
      clearTimeout(timer)
      timer = setTimeout(stop, timeout, 'timeout')
      const { value } = (await reader?.read()) ?? {}
      if (!value) return null
      size += value.byteLength
      if (size > maxBytes) return 'too-large'
      onBytes(value, response)
    }
  } catch {
    return controller.signal.aborted ? (controller.signal.reason as FetchFailure) : 'network'
  } finally {
    clearTimeout(timer)
    controller.abort() // or the rest still downloads
  }
}

/** Fetches JSON, with the failures of {@link fetchBytes}. Never throws. The data is not checked. */
export async function fetchJson(
  url: string,
  options?: FetchOptions,
): Promise<{ ok: true; data: unknown } | { ok: false; reason: FetchFailure | 'not-json' }> {
  const parts: BlobPart[] = []
  const reason = await fetchBytes(url, (bytes) => parts.push(bytes), options)
  if (reason) return { ok: false, reason }
  try {
    return { ok: true, data: JSON.parse(await new Blob(parts).text()) }
  } catch {
    return { ok: false, reason: 'not-json' }
  }
}

/** Fetches a list of the site's own data, made at build. Never throws: after a failure it returns undefined. */
export async function fetchList<Item>(path: string): Promise<readonly Item[] | undefined> {
  const result = await fetchJson(path)
  if (result.ok && Array.isArray(result.data)) return result.data as Item[]
  console.error(`${path} was not loaded: ${result.ok ? 'no list' : result.reason}`)
  return undefined
}
