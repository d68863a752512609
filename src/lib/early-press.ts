/** `null` from the time on when React acts on presses: `boot.js` keeps none any more. */
type Root = HTMLElement & { earlyPress?: HTMLButtonElement | null }

/**
 * Acts out the press that came before the page was alive: `boot.js` has kept the last button
 * pressed, and this presses it again.
 */
export function actOutEarlyPress(): void {
  const root: Root = document.documentElement
  const button = root.earlyPress
  root.earlyPress = null
  // After what the first render still changes, such as a form that takes over what was typed
  if (button && !isHandedOn(button)) setTimeout(() => button.click())
}

/**
 * Has React the press already? One that comes while it takes over makes it finish at once, and goes
 * on to the button then. Only what a submit button does by itself was prevented.
 */
function isHandedOn(button: HTMLButtonElement): boolean {
  return window.event?.type === 'click' && button.type !== 'submit'
}
