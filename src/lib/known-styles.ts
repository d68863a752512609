/** The names by which Emotion knows the rules of a style sheet's text: `.css-1abc{…}` is `1abc`. */
export function readRuleNames(css: string): string[] {
  return Array.from(css.matchAll(/\.css-([\w-]+)/g), ([, name = '']) => name)
}

/** The theme's variables that a style sheet's text reads. */
export function readVariableNames(css: string): string[] {
  return Array.from(css.matchAll(/var\((--bl-[\w-]+)/g), ([, name = '']) => name)
}

/** The theme's variables that a style sheet's text gives the whole page, in any scheme and medium. */
export function readRootVariables(css: string): Set<string> {
  const rules = css.matchAll(/(?:^|\})\s*:root(?:,\[data-color-scheme=light\])?\{([^{}]*)\}/g)
  return new Set(Array.from(rules, ([, body = '']) => body.match(/--bl-[\w-]+(?=:)/g) ?? []).flat())
}
