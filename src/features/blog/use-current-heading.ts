import { useEffect, useState } from 'react'

/** In px. A heading this far below its place after a jump still counts, as scrolling stops inexactly. */
const tolerance = 24

/**
 * The id of the last heading above a line below the fixed header; undefined above the first one. The observed area
 * reaches far below the page: otherwise a jump could carry a heading past it without a callback.
 */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => {
    const headings = list
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null)
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const line = Math.round(padding + tolerance)
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line)
        setCurrent(passed.at(-1)?.id)
      },
      // 1: the heading's upper edge crosses the line; 0: its lower edge
      { rootMargin: `-${line}px 0px 1000000px 0px`, threshold: [0, 1] },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [list])

  return current
}
