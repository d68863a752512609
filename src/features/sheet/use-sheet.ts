import { startTransition, useEffect, useState } from 'react'

import { sheet as source } from '../../config'
import { loadChunk } from '../../lib/load-chunk'
import { readSheetQuery } from './address'
import type { ShownView } from './announcements'
import type { PageView } from './engine'
import { loadSheet, type LoadedSheet, type SheetOptions, type SheetProgress } from './load-sheet'
import type { SheetGrid } from './SheetGrid'

/** Ready: the grid's code and the first view are there. `isBroken`: the engine makes no more, so the rows stay. */
export type SheetState =
  | { status: 'loading'; progress: SheetProgress | null }
  | { status: 'error'; isTooLarge: boolean }
  | {
      status: 'ready'
      Grid: typeof SheetGrid
      sheet: LoadedSheet
      first: ShownView
      isBroken?: boolean
    }

/** Milliseconds before progress is shown: in a short download it would only flicker. */
const slowFrom = 800

/** Loads the sheet and the grid's code side by side; unmounting frees the rows. `reportFailure`: the engine failed. */
export function useSheet() {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<SheetState>({ status: 'loading', progress: null })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let progress: SheetProgress | null = null
    const show = () => setState({ status: 'loading', progress })
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
      if (query.search || query.sort || query.page > 1 || !Grid || signal.aborted) return
      clearTimeout(timer)
      isLong = false
      startTransition(() => setState({ status: 'ready', Grid, sheet, first: { query, view } }))
    }

    const load = async () => {
      const [Grid, rows] = await Promise.all([
        grid,
        fetchRows({ signal, onProgress: handleProgress, onFirstRows: handleFirstRows }),
      ])
      clearTimeout(timer)
      if (signal.aborted || !Grid || typeof rows === 'string') {
        if (typeof rows !== 'string') rows.sheet.dispose()
        if (!signal.aborted) setState({ status: 'error', isTooLarge: rows === 'too-large' })
        return
      }
      // Rendering the grid is slow: a transition lets React handle keys meanwhile
      startTransition(() => setState({ status: 'ready', Grid, ...rows }))
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
    setAttempt(attempt + 1)
  }
  const reportFailure = () =>
    setState((last) => (last.status === 'ready' ? { ...last, isBroken: true } : last))
  return { state, retry, reportFailure }
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
