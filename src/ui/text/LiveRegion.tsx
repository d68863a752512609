import Box, { type BoxProps } from '@mui/material/Box'
import { Children, useCallback, useEffect, useRef, useState } from 'react'

import { beforeFocus } from '../screen-reader-pauses'

type LiveRegionProps = BoxProps & {
  /** An alert is `assertive` and interrupts what is being read. `role={undefined}` leaves out the role of a small one. */
  live?: 'polite' | 'assertive'
}

/**
 * Announces its text when it changes. Render it before there is one: a region that is added with it is not announced.
 *
 * Each text gets an element of its own, which is announced as a whole: of a changed text, Orca reads only the changed
 * words, and with `aria-atomic` it reads the whole text again for each of several changes. Firefox sends no event for a
 * bare `role="alert"` (heard with Firefox ESR and Orca 43). `useMutedRegions` turns regions off and on, by `data-live`.
 * @see https://www.w3.org/TR/wai-aria-1.2/#aria-live
 */
export function LiveRegion({ live = 'polite', children, ...props }: LiveRegionProps) {
  const [first, second] = Children.toArray(children).filter((child) => child !== '')
  return (
    <Box
      role={live === 'assertive' ? 'alert' : 'status'}
      aria-live={live}
      data-live={live}
      aria-atomic={false}
      {...props}
    >
      {first !== undefined && (
        <div key={second === undefined ? String(first) : live}>{children}</div>
      )}
    </Box>
  )
}

/**
 * A message for a {@link LiveRegion}, announced each time it is set; '' removes it. The same text again gets a space at
 * its end: in Chromium, Orca does not say an equal text in a new element either.
 */
export function useMessage(): [message: string, setMessage: (text: string) => void] {
  const [message, setMessage] = useState('')
  const set = useCallback(
    (text: string) => setMessage((last) => (text && text === last ? `${text}\u00A0` : text)),
    [],
  )
  return [message, set]
}

/** @param wait milliseconds before a text is announced. @param topic a text replaces waiting ones of its topic. */
export type Announce = (text: string | (() => string), wait?: number, topic?: string) => void

/**
 * A message as {@link useMessage} has it, whose texts are announced in the order in which they were set: one that has to
 * wait does not replace a newer one on the screen. '' removes the message and all that wait.
 */
export function useAnnouncements(): [message: string, announce: Announce] {
  const [message, setMessage] = useMessage()
  const waiting = useRef<{ text: string | (() => string); at: number; topic?: string }[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const announce = useCallback<Announce>(
    (text, wait = 0, topic) => {
      const next = () => {
        clearTimeout(timer.current)
        const [first] = waiting.current
        if (first) timer.current = setTimeout(say, first.at - performance.now())
      }
      const say = () => {
        const said = waiting.current.shift()?.text
        const words = typeof said === 'function' ? said() : said
        if (words) setMessage(words)
        next()
      }
      const others = waiting.current.filter((other) => !topic || other.topic !== topic)
      // With less between them, a screen reader hears only of the second
      const earliest = (others.at(-1)?.at ?? -Infinity) + beforeFocus
      const at = Math.max(performance.now() + wait, earliest)
      waiting.current = text === '' ? [] : [...others, { text, at, topic }]
      if (text === '') setMessage('')
      next()
    },
    [setMessage],
  )
  return [message, announce]
}
