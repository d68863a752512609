/**
 * Styles for a page without scripts: scripting is off, or the app did not start and the page is static
 * (`becomeStatic`).
 *
 * @param styles what `sx` accepts.
 */
export function withoutScripts<Styles extends object>(styles: Styles) {
  return { '@media (scripting: none)': styles, '[data-static] &': styles }
}
