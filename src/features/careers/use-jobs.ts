import { startTransition, useEffect, useState, type RefObject } from 'react'

import { jobs as endpoint } from '../../config'
import { edition } from '../../generated/edition'
import { builtInJobs } from '../../generated/jobs'
import type { Job } from '../../content/schema/types'
import { useToday } from '../../ui/hooks/use-today'
import { isOpen } from '../../lib/jobs'

type JobsState = {
  /** All jobs of the list, open or not. */
  readonly all: readonly Job[]
  readonly source: 'built-in' | 'endpoint'
  /** Whether the call to the endpoint has ended, with or without a list, or there is no endpoint. */
  readonly isSettled: boolean
}

/** Kept when the page changes, so that Back renders at once the list that was left. */
let lastState: JobsState = { all: builtInJobs, source: 'built-in', isSettled: !endpoint.url }

/**
 * The jobs that are open today: of the built-in list until the endpoint's has loaded, which every page with jobs
 * fetches when it opens. @param region the list is not replaced while it has the focus, which would be lost.
 */
export function useJobs(region: RefObject<HTMLElement | null>) {
  const [state, setState] = useState(() => lastState)
  const today = useToday()

  useEffect(() => {
    if (!endpoint.url) return
    const controller = new AbortController()
    const change = (next: Partial<JobsState>) => {
      lastState = { ...lastState, ...next }
      startTransition(() => setState(lastState))
    }
    const load = async () => {
      const { fetchJobs } = await import('./load-jobs')
      return fetchJobs(endpoint.url, { signal: controller.signal, language: edition.tag })
    }
    load()
      .then((result) => {
        if (controller.signal.aborted) return
        if (!result.ok) return change({ isSettled: true })
        const next: JobsState = { all: result.jobs, source: 'endpoint', isSettled: true }
        whenFocusIsOutside(region.current, controller.signal, () => change(next))
      })
      // Its chunk, or that of the schema, did not load
      .catch(() => change({ isSettled: true }))
    return () => controller.abort()
  }, [region])

  return { ...state, jobs: state.all.filter((job) => isOpen(job, today)) }
}

/** Calls back once, as soon as the focus is outside of the element; another window's focus does not count. */
function whenFocusIsOutside(
  element: HTMLElement | null,
  signal: AbortSignal,
  callback: () => void,
) {
  const check = () => {
    if (signal.aborted) return
    if (!element?.contains(document.activeElement)) return callback()
    // During `focusout`, the next element does not have the focus yet
    element.addEventListener('focusout', () => setTimeout(check), { once: true, signal })
  }
  check()
}
