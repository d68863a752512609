type Root = HTMLElement & { earlyPress?: HTMLElement }

/**
 * Acts out the press that came before the page was alive: `boot.js` has kept the last button
 * pressed, and this presses it again.
 */
export function actOutEarlyPress(): void {
  const root: Root = document.documentElement
  const button = root.earlyPress
  delete root.earlyPress
  // After what the first render still changes, such as a form that takes over what was typed
  if (button) setTimeout(() => button.click())
}
