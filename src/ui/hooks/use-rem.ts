import { useLayoutEffect, useState } from 'react'

/**
 * One `rem` of text in px, which the visitor can change at any time: the DataGrid sizes rows and columns in px, which
 * ignore it. Measured, because computed sizes do not tell a smallest size of letters or a zoom of text only.
 */
export function useRem(): number {
  const [rem, setRem] = useState(16)
  useLayoutEffect(() => {
    const line = document.body.appendChild(document.createElement('div'))
    line.style.cssText = 'position: absolute; top: 0; visibility: hidden; font: 1rem/1 serif'
    line.textContent = '0'
    const measure = () => setRem(line.offsetHeight || 16)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(line)
    return () => {
      observer.disconnect()
      line.remove()
    }
  }, [])
  return rem
}
