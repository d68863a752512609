import { useEffect, useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react'
import { flushSync } from 'react-dom'

declare module '@mui/material/Accordion' {
  interface AccordionTransitionSlotPropsOverrides {
    onFound: () => void
  }
}

type FindablePanelProps = {
  in?: boolean
  /** Called when the browser is about to open the panel: for find-in-page, or because a URL names a part of it. */
  onFound: () => void
  children?: ReactNode
}

/**
 * The panel of an accordion, closed by `hidden="until-found"`. MUI's own transition renders `style` attributes, which
 * the policy forbids. @see https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Global_attributes/hidden
 */
export function FindablePanel({ in: isOpen = false, onFound, children }: FindablePanelProps) {
  const panel = useRef<HTMLDivElement>(null)

  const handleFound = useEffectEvent(onFound)

  useLayoutEffect(() => {
    const element = panel.current
    if (!element || isOpen) return
    // Found before hydration
    if (!element.hidden) handleFound()
    // React writes `hidden` without a value; `entry-prerender.tsx` adds it to the prerendered markup
    element.setAttribute('hidden', 'until-found')
  }, [isOpen])

  useEffect(() => {
    const element = panel.current
    // Rendered at once, before the browser scrolls to what it has found: another panel closes
    const open = () => flushSync(handleFound)
    element?.addEventListener('beforematch', open)
    return () => element?.removeEventListener('beforematch', open)
  }, [])

  return (
    <div ref={panel} hidden={!isOpen} data-panel="findable">
      {children}
    </div>
  )
}
