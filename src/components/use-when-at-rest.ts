import { useEffect, useRef, type RefObject } from 'react'

/**
 * Milliseconds without a key, a press or scrolling after which something is at rest: longer than
 * from one click of a double click to the other.
 */
const restBeforeChange = 500

/**
 * Calls back when nobody presses, types, scrolls or selects in the box, and no dialog lies over the page or is
 * about to.
 *
 * @param isOpening a dialog was asked for from the box, which gets the focus back; set to false then.
 */
export function useWhenAtRest(
  box: RefObject<HTMLElement | null>,
  isWanted: boolean,
  isOpening: RefObject<boolean>,
  onRest: () => void,
): void {
  const isPressed = useRef(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      if (isWanted) timer = setTimeout(look, restBeforeChange)
    }
    const look = () => {
      const isInUse = isPressed.current || isOpening.current || holdsSelection(element)
      if (isInUse || element.closest('[aria-hidden="true"]')) wait()
      else onRest()
    }
    const handleUse = ({ type }: Event) => {
      if (type === 'focusin') isOpening.current = false
      if (type === 'mousedown' || type === 'touchstart') isPressed.current = true
      wait()
    }
    const handleRelease = () => {
      isPressed.current = false
      wait()
    }

    const options = { capture: true, passive: true }
    for (const type of uses) element.addEventListener(type, handleUse, options)
    // Finger and mouse may be lifted anywhere
    for (const type of releases) addEventListener(type, handleRelease, options)
    wait()
    return () => {
      clearTimeout(timer)
      for (const type of uses) element.removeEventListener(type, handleUse, options)
      for (const type of releases) removeEventListener(type, handleRelease, options)
    }
  }, [box, isWanted, isOpening, onRest])
}

/** Not of pointers: theirs ends when a finger begins to scroll. */
const uses = ['mousedown', 'touchstart', 'keydown', 'scroll', 'focusin'] as const
const releases = ['mouseup', 'touchend', 'touchcancel'] as const

function holdsSelection(element: Element): boolean {
  const selection = getSelection()
  return selection !== null && !selection.isCollapsed && selection.containsNode(element, true)
}
