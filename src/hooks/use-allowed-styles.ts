import { useLayoutEffect, type RefObject } from 'react'

/**
 * Puts into force the inline `<style>` elements below an element that the Content Security Policy
 * has refused. MUI's DataGrid writes its variables into one and offers nothing but a nonce for it, which a
 * static site does not have. What goes in through the CSSOM is not subject to the policy; an empty
 * element is allowed, as for all other styles.
 */
export function useAllowedStyles(container: RefObject<Element | null>): void {
  useLayoutEffect(() => {
    const added: Element[] = []
    for (const style of container.current?.querySelectorAll('style') ?? []) {
      if (style.sheet?.cssRules.length) continue
      const own = document.createElement('style')
      document.head.append(own)
      own.sheet?.insertRule(style.textContent ?? '')
      added.push(own)
    }
    return () => added.forEach((element) => element.remove())
  }, [container])
}
