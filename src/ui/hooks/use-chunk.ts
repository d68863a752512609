import { startTransition, useState } from 'react'

import { loadChunk } from '../../lib/load-chunk'

/**
 * Loads code when it is needed, such as a dialog's. Not React's `lazy`, after which React may wait up to 300 ms before
 * it shows the content (`FALLBACK_THROTTLE_MS`). `load` must be an `import()`.
 * @returns `chunk`: null until the code has loaded. `prepare` loads it in advance, for example at hover; if that fails,
 * `show` tries again, and renders with the code. On failure it calls `leave`; without it, reloads once, then throws.
 */
export function useChunk<Module>(load: () => Promise<Module>) {
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
  return { chunk, prepare, show: (leave?: () => void) => void loadAndShow(leave) }
}
