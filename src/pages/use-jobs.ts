import { useEffect, useSyncExternalStore, type RefObject } from 'react'

import { jobs as endpoint } from '../config'
import { builtInJobs, type Job } from '../content/jobs'

export type JobsState = {
  readonly jobs: readonly Job[]
  /** Who speaks: the site itself, or the endpoint. */
  readonly source: 'built-in' | 'endpoint'
  /** Whether the endpoint has answered, or has failed to. */
  readonly isSettled: boolean
}

const builtIn: JobsState = { jobs: builtInJobs, source: 'built-in', isSettled: false }

/** Kept while the visitor goes from page to page: Back finds the list that was left. */
let state = builtIn
const listeners = new Set<() => void>()

function change(next: JobsState) {
  state = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * The open jobs: the built-in list until the endpoint has answered with one of its own. It is asked
 * whenever a page that shows jobs is opened; a failure changes nothing.
 *
 * @param region while the focus is inside of it, the list under the visitor's hands is not replaced.
 */
export function useJobs(region: RefObject<HTMLElement | null>): JobsState {
  useEffect(() => {
    const controller = new AbortController()
    let stopWaiting = () => {}
    const ask = async () => {
      const { fetchJobs } = await import('../services/jobs')
      return fetchJobs(endpoint.url, controller.signal)
    }
    ask()
      .then((result) => {
        if (controller.signal.aborted) return
        if (!result.ok) return change({ ...state, isSettled: true })
        const next: JobsState = { jobs: result.jobs, source: 'endpoint', isSettled: true }
        stopWaiting = whenFocusIsOutside(region.current, () => change(next))
      })
      // The code itself did not arrive
      .catch(() => change({ ...state, isSettled: true }))
    return () => {
      controller.abort()
      stopWaiting()
    }
  }, [region])

  return useSyncExternalStore(
    subscribe,
    () => state,
    () => builtIn,
  )
}

/** Calls back at once, or when the focus leaves the element. Another window's focus is no leaving. */
function whenFocusIsOutside(element: HTMLElement | null, callback: () => void): () => void {
  if (!element?.contains(document.activeElement)) {
    callback()
    return () => {}
  }
  const check = () => {
    // The focus arrives after it has left
    setTimeout(() => {
      if (element.contains(document.activeElement)) return
      stop()
      callback()
    })
  }
  const stop = () => element.removeEventListener('focusout', check)
  element.addEventListener('focusout', check)
  return stop
}
