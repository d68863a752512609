/** The button that was clicked before hydration. `null` makes `boot.js` stop recording clicks. */
type Root = HTMLElement & { earlyClick?: HTMLButtonElement | null }

/** Repeats the last click on a button before hydration, which `boot.js` has recorded and prevented. */
export function replayEarlyClick(): void {
  const root: Root = document.documentElement
  const button = root.earlyClick
  root.earlyClick = null
  // In a later task, after the first effects: a form, for example, first reads what was typed before hydration
  if (button && !isHandledByReact(button)) setTimeout(() => button.click())
}

/**
 * A click during hydration makes React finish hydrating within that event and handle it, so it must not be repeated.
 * A submit button is the exception: `boot.js` has prevented the submit event.
 */
function isHandledByReact(button: HTMLButtonElement): boolean {
  return window.event?.type === 'click' && button.type !== 'submit'
}
