/** The names by which Emotion knows the rules of a style sheet's text: `.css-1abc{…}` is `1abc`. */
export function readRuleNames(css: string): string[] {
  return Array.from(css.matchAll(/\.css-([\w-]+)/g), ([, name = '']) => name)
}
