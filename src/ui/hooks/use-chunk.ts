import { startTransition, useState } from 'react'

import { loadChunk } from '../../lib/load-chunk'

type Chunk<Module> = {
  /** Null until the code has come. */
  chunk: Module | null
  /** Fetches the code before it is wanted. If that fails, `want` tries again. */
  prepare: () => void
  /**
   * Fetches the code, to be shown. Where it cannot be had: goes where `leave` leads, or to the error screen.
   */
  want: (leave?: () => void) => void
}

/**
 * A part of a page whose code is fetched when it is about to be wanted: a dialog, a drawer. With `lazy` it
 * would come to the screen 300 ms later than its code: React holds back what a Suspense boundary has waited
 * for, even if that was nothing but a promise's turn.
 *
 * @param load must be an `import()`.
 */
export function useChunk<Module>(load: () => Promise<Module>): Chunk<Module> {
  const [chunk, setChunk] = useState<Module | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)
  if (failure) throw failure.error

  const prepare = () => void load().catch(() => undefined)
  const show = async (leave?: () => void) => {
    try {
      const loaded = await loadChunk(load, leave)
      startTransition(() => setChunk(loaded))
    } catch (error) {
      if (leave) leave()
      else setFailure({ error })
    }
  }
  return { chunk, prepare, want: (leave) => void show(leave) }
}
