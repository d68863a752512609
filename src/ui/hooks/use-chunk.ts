import { startTransition, useState } from 'react'

import { loadChunk } from '../../lib/load-chunk'

type Chunk<Module> = {
  /** Null until the code has loaded. */
  chunk: Module | null
  /** Loads the code in advance, for example at hover. If that fails, `show` tries again. */
  prepare: () => void
  /**
   * Loads the code and renders again with it. On failure it calls `leave`; without it, reloads once, then throws.
   */
  show: (leave?: () => void) => void
}

/**
 * Loads code of a page when it is needed, such as a dialog's. Not React's `lazy`: after a Suspense boundary
 * has suspended, React waits up to 300 ms before it shows the content, even if the code was there at once
 * (`FALLBACK_THROTTLE_MS`).
 *
 * @param load must be an `import()`.
 */
export function useChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  const [chunk, setChunk] = useState<Module | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) throw failure.error

  const prepare = () => void load().catch(() => undefined)
  const loadAndShow = async (leave?: () => void) => {
    try {
      const loaded = await loadChunk(load, leave)
      startTransition(() => setChunk(loaded))
    } catch (error) {
      if (leave) leave()
      else setFailure({ error })
    }
  }
  return { chunk, prepare, show: (leave) => void loadAndShow(leave) }
}
