import { startTransition, useEffect, useState } from 'react'

import { sheet as source } from '../../config'
import { loadChunk } from '../../lib/load-chunk'
import { readSheetQuery } from './address'
import type { ShownView } from './announcements'
import type { PageView } from './engine'
import { loadSheet, type LoadedSheet, type SheetOptions, type SheetProgress } from './load-sheet'
import type { SheetGrid } from './SheetGrid'

/**
 * Ready: the grid's code and the first view are there. `isBroken`: the engine makes no more, so the rows stay.
 * `reload`: how far the rows have been loaded again; they stay meanwhile, and if that fails.
 */
export type SheetState =
  | { status: 'loading'; progress: SheetProgress | null }
  | { status: 'error'; isTooLarge: boolean }
  | {
      status: 'ready'
      Grid: typeof SheetGrid
      sheet: LoadedSheet
      first: ShownView
      /** In milliseconds since 1970. */
      loadedAt: number
      reload?: 'loading' | 'done' | 'failed' | undefined
      isBroken?: boolean
    }

/** Milliseconds before progress is shown: in a short download it would only flicker. */
const slowFrom = 800

/**
 * Loads the sheet and the grid's code side by side; unmounting frees the rows. `reload` keeps them until the new ones
 * are there, `retry` does not. `reportFailure`: the engine failed.
 */
export function useSheet() {
  const [attempt, setAttempt] = useState({ isReload: false })
  const [state, setState] = useState<SheetState>({ status: 'loading', progress: null })

  useEffect(() => {
    const { isReload } = attempt
    const controller = new AbortController()
    const { signal } = controller
    let progress: SheetProgress | null = null
    const show = () => {
      if (!isReload) setState({ status: 'loading', progress })
    }
    let isLong = false
    // Also where nothing more comes: a download that stalls has a bar, too
    const timer = setTimeout(() => {
      isLong = true
      show()
    }, slowFrom)
    const handleProgress = (latest: SheetProgress) => {
      progress = latest
      if (isLong && !signal.aborted) show()
    }

    const grid = fetchGrid()
    const handleFirstRows = async (sheet: LoadedSheet, view: PageView) => {
      const query = readUrl(sheet.header)
      const Grid = await grid
      // Other views need all rows
      const isOther = query.search || query.sort || query.page > 1
      if (isReload || isOther || !Grid || signal.aborted) return
      clearTimeout(timer)
      isLong = false
      const ready = { status: 'ready', Grid, sheet, loadedAt: Date.now() } as const
      startTransition(() => setState({ ...ready, first: { query, view } }))
    }

    const load = async () => {
      const [Grid, rows] = await Promise.all([
        grid,
        fetchRows({ signal, onProgress: handleProgress, onFirstRows: handleFirstRows }),
      ])
      clearTimeout(timer)
      if (signal.aborted || !Grid || typeof rows === 'string') {
        if (typeof rows !== 'string') rows.sheet.dispose()
        const error = { status: 'error', isTooLarge: rows === 'too-large' } as const
        if (!signal.aborted)
          setState((last) =>
            isReload && last.status === 'ready' ? { ...last, reload: 'failed' } : error,
          )
        return
      }
      const reload = isReload ? 'done' : undefined
      const ready = { status: 'ready', Grid, ...rows, loadedAt: Date.now(), reload } as const
      // Rendering the grid is slow: a transition lets React handle keys meanwhile
      startTransition(() => setState(ready))
      // The mark is for the browser's performance panel and for the benchmark
      rows.sheet.prepare().then(() => performance.mark('sheet-prepared'), console.error)
    }
    void load()
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [attempt])

  const dispose = state.status === 'ready' ? state.sheet.dispose : null
  useEffect(() => () => dispose?.(), [dispose])

  const retry = () => {
    setState({ status: 'loading', progress: null })
    setAttempt({ isReload: false })
  }
  const reload = () => {
    if (state.status !== 'ready' || state.first.view.isPartial) return // the rest is on its way
    setState({ ...state, reload: 'loading' })
    setAttempt({ isReload: true })
  }
  const reportFailure = () =>
    setState((last) => (last.status === 'ready' ? { ...last, isBroken: true } : last))
  return { state, retry, reload, reportFailure }
}

/** Loads the grid's code. Null if that fails. */
async function fetchGrid(): Promise<typeof SheetGrid | null> {
  try {
    return (await loadChunk(() => import('./SheetGrid'))).SheetGrid
  } catch (error) {
    console.error('The grid was not loaded', error)
    return null
  }
}

const readUrl = (header: readonly string[]) =>
  readSheetQuery(new URLSearchParams(location.search), header)

/** Loads the sheet and the view for the URL's query. @returns the reason if that fails. */
async function fetchRows(options: SheetOptions) {
  const result = await loadSheet(source.url, { ...options, pageSize: readUrl([]).pageSize })
  if (!result.ok) return result.reason
  const { sheet } = result
  const query = readUrl(sheet.header)
  try {
    return { sheet, first: { query, view: await sheet.view(query) } }
  } catch (error) {
    console.error('The rows cannot be shown', error)
    sheet.dispose()
    return 'unreadable'
  }
}
