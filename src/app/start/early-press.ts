/** `null` after hydration: `boot.js` then keeps no click any more. */
type Root = HTMLElement & { earlyPress?: HTMLButtonElement | null }

/** Clicks the button again whose click came before hydration; `boot.js` has kept the last one. */
export function actOutEarlyPress(): void {
  const root: Root = document.documentElement
  const button = root.earlyPress
  root.earlyPress = null
  // After what the first render still changes, such as a form that adopts what was typed
  if (button && !isHandledByReact(button)) setTimeout(() => button.click())
}

/**
 * A click during hydration makes React finish at once and then handle it. Only what a submit button does
 * by itself was prevented.
 */
function isHandledByReact(button: HTMLButtonElement): boolean {
  return window.event?.type === 'click' && button.type !== 'submit'
}
