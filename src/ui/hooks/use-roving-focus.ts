import { useCallback, useState, type KeyboardEvent } from 'react'

/**
 * Makes a grid of controls one tab stop, in which keys move the focus: https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 * @param rows what identifies the rows, each with `count` controls: the inputs and buttons in the element.
 * @returns props of the element; the row and the place in it, counted from 0, of the control with the tab stop; and a
 *   function that the focus on a control calls with its own. It stays the same, so that rows may be memoized.
 */
export function useRovingFocus<Row>(rows: readonly Row[], count: number) {
  const [last, setLast] = useState<{ row: Row; place: number }>()
  const stop = last && rows.includes(last.row) ? last : { row: rows[0], place: 0 }

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const controls = [...event.currentTarget.querySelectorAll<HTMLElement>('input, button')]
    const at = controls.indexOf(event.target as HTMLElement)
    const place = at % count
    const target = {
      ArrowUp: at - count,
      ArrowDown: at + count,
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      PageUp: Math.max(place, at - 10 * count),
      PageDown: Math.min(controls.length - count + place, at + 10 * count),
      Home: event.ctrlKey ? 0 : at - place,
      End: event.ctrlKey ? controls.length - 1 : at - place + count - 1,
    }[event.key]
    // With these, an arrow key is the browser's
    if (at === -1 || target === undefined || event.altKey || event.metaKey) return
    event.preventDefault() // or the page scrolls
    controls[target]?.focus()
  }
  const moveStop = useCallback((row: Row, place: number) => setLast({ row, place }), [])
  return { gridProps: { role: 'grid', onKeyDown: handleKeyDown } as const, stop, moveStop }
}
