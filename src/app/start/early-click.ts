/** What `boot.ts` sets on the document's root element. */
export type Root = HTMLElement & {
  /** The button that was clicked before hydration. `null` makes `boot.ts` stop recording clicks. */
  earlyClick?: HTMLButtonElement | null
  becomeStatic?: () => void
}

const root: Root | undefined = import.meta.env.SSR ? undefined : document.documentElement

/** Repeats the last click on a button before hydration, which `boot.ts` has recorded and prevented. */
export function replayEarlyClick(): void {
  const button = root?.earlyClick
  if (root) root.earlyClick = null
  button?.removeAttribute('aria-busy')
  // In a later task, after the first effects: a form, for example, first reads what was typed before hydration
  if (button && !isHandledByReact(button)) setTimeout(() => button.click())
}

/** Makes the page work as without scripts: `withoutScripts` applies, buttons act natively, first the one clicked. */
export function becomeStatic(): void {
  root?.removeAttribute('data-scripts')
  root?.becomeStatic?.()
}

/** React handles clicks during hydration itself, but no submit button's, whose event `boot.ts` has prevented. */
function isHandledByReact(button: HTMLButtonElement): boolean {
  return window.event?.type === 'click' && button.type !== 'submit'
}
