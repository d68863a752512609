import { startTransition, useEffect, useState, type RefObject } from 'react'

import { jobs as endpoint } from '../../config'
import { builtInJobs, type Job } from '../../content/jobs'

export type JobsState = {
  readonly jobs: readonly Job[]
  readonly source: 'built-in' | 'endpoint'
  /** Whether the endpoint has answered, or has failed to. */
  readonly isSettled: boolean
}

const builtIn: JobsState = { jobs: builtInJobs, source: 'built-in', isSettled: false }

/** Kept between pages: Back finds the list that was left. */
let kept = builtIn

/**
 * The open jobs: the built-in list until the endpoint has answered with its own. It is asked whenever a
 * page that shows jobs is opened; a failure changes nothing.
 *
 * @param region while the focus is inside, the list is not replaced.
 */
export function useJobs(region: RefObject<HTMLElement | null>): JobsState {
  const [state, setState] = useState(() => kept)

  useEffect(() => {
    const controller = new AbortController()
    const change = (next: Partial<JobsState>) => {
      kept = { ...kept, ...next }
      startTransition(() => setState(kept))
    }
    const ask = async () => {
      const { fetchJobs } = await import('./load-jobs')
      return fetchJobs(endpoint.url, controller.signal)
    }
    ask()
      .then((result) => {
        if (controller.signal.aborted) return
        if (!result.ok) return change({ isSettled: true })
        const next: JobsState = { jobs: result.jobs, source: 'endpoint', isSettled: true }
        whenFocusIsOutside(region.current, controller.signal, () => change(next))
      })
      // The code could not be loaded
      .catch(() => change({ isSettled: true }))
    return () => controller.abort()
  }, [region])

  return state
}

/** Calls back as soon as the focus is outside of the element. Focus in another window does not count. */
function whenFocusIsOutside(
  element: HTMLElement | null,
  signal: AbortSignal,
  callback: () => void,
) {
  const check = () => {
    if (signal.aborted || element?.contains(document.activeElement)) return
    element?.removeEventListener('focusout', checkLater)
    callback()
  }
  // The next element gets the focus after the event
  const checkLater = () => setTimeout(check)
  element?.addEventListener('focusout', checkLater, { signal })
  check()
}
