/** While scripts run, `boot.ts` marks the root element by it. Without it, the page is as it is served: without scripts. */
export const whereScriptsRun = '[data-scripts]'

/** @param styles for a page whose scripts are off, blocked or have failed; what `sx` accepts. */
export function withoutScripts<Styles extends object>(styles: Styles) {
  return { [`html:not(${whereScriptsRun}) &`]: styles }
}
