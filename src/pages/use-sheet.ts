import { startTransition, useEffect, useState } from 'react'

import { pageSizes, sheet as source } from '../config'
import { readTableQuery } from '../lib/table-address'
import type { ShownView } from '../lib/table-news'
import { loadSheet, type LoadedSheet, type SheetProgress } from '../services/sheet'

/** Ready only when all of it is there: the rows, and the first view of them. */
export type SheetState =
  | { status: 'loading'; progress: SheetProgress | null }
  | { status: 'error' }
  | { status: 'ready'; sheet: LoadedSheet; first: ShownView }

/** A download that takes longer than this shows how far it is, in milliseconds. */
const patience = 800

/**
 * Fetches the spreadsheet. Leaving the page ends that and frees the rows.
 *
 * @returns where it stands, and `retry` for after an error.
 */
export function useSheet(): { state: SheetState; retry: () => void } {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<SheetState>({ status: 'loading', progress: null })

  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    let progress: SheetProgress | null = null
    let isLong = false
    const show = () => setState({ status: 'loading', progress })
    const timer = setTimeout(() => {
      isLong = true
      show()
    }, patience)
    const handleProgress = (latest: SheetProgress) => {
      progress = latest
      if (isLong && !signal.aborted) show()
    }

    void fetchAll(signal, handleProgress).then((end) => {
      clearTimeout(timer)
      if (!signal.aborted) {
        // The first drawing of the table is long: React does it in pieces, and lets keys in between
        startTransition(() => setState(end))
        if (end.status === 'ready') void end.sheet.prepare().then(markPrepared)
      } else if (end.status === 'ready') end.sheet.dispose()
    })
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [attempt])

  const loaded = state.status === 'ready' ? state.sheet : null
  useEffect(() => () => loaded?.dispose(), [loaded])

  const retry = () => {
    setState({ status: 'loading', progress: null })
    setAttempt(attempt + 1)
  }
  return { state, retry }
}

/** Seen in the browser's performance panel, and by the bench. */
function markPrepared(): void {
  performance.mark('sheet-prepared')
}

async function fetchAll(
  signal: AbortSignal,
  onProgress: (progress: SheetProgress) => void,
): Promise<SheetState> {
  const result = await loadSheet(source.url, { signal, onProgress })
  if (!result.ok) return { status: 'error' }
  const { sheet } = result
  const params = new URLSearchParams(location.search)
  const query = readTableQuery(params, sheet.header, pageSizes.table)
  try {
    const view = await sheet.view(query)
    return { status: 'ready', sheet, first: { query, view } }
  } catch (error) {
    console.error('The rows cannot be shown', error)
    sheet.dispose()
    return { status: 'error' }
  }
}
