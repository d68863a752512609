import { Features, transform } from 'lightningcss'

import { cssTargets } from './browser-targets'

/**
 * Makes a page's critical styles as small as they can be: without prefixes no supported browser
 * needs, with the theme's constants as values, and without its variables that nothing in these styles
 * reads. The app needs those too, and brings them along (`themeVariables`).
 *
 * @throws if the styles cannot be parsed.
 */
export function shrinkStyles(source: string): string {
  const css = inlineConstants(source)
  const used = readVariables(css)
  const isKept = (_all: string, name: string) => (used.has(name) ? _all : '')
  const rules = splitRules(css).map((rule) =>
    isVariableRule(rule) || /^@media \(prefers-color-scheme:\s*dark\)/.test(rule)
      ? rule.replace(/(--bl-[\w-]+):[^;}]*;?/g, isKept)
      : rule,
  )
  return minify(rules.join(''))
}

/**
 * All of the theme's variables, for the time from which the app runs; `data-color-scheme` is set by then.
 * To be put before the critical styles, where later rules (more contrast, print) set some anew.
 */
export function themeVariables(css: string): string {
  return minify(splitRules(css).filter(isVariableRule).join(''))
}

/** Gives variables their values, for the page or for a color scheme. */
function isVariableRule(rule: string): boolean {
  return /^(?::root|\[data-color-scheme)[^{]*\{[^{}]*--bl-/.test(rule)
}

/** The variables that are read, and those that their values read. */
function readVariables(css: string): Set<string> {
  const namesIn = (text: string) =>
    Array.from(text.matchAll(/var\((--bl-[\w-]+)/g), ([, name = '']) => name)
  const values = Array.from(css.matchAll(/(--bl-[\w-]+):([^;}]*)/g))
  const used = new Set(namesIn(css.replace(/--bl-[\w-]+:[^;}]*/g, '')))
  for (let size = -1; size !== used.size;) {
    size = used.size
    for (const [, name = '', value = ''] of values)
      if (used.has(name)) for (const inner of namesIn(value)) used.add(inner)
  }
  return used
}

/** Puts variables that have one value for all pages, schemes and media (such as the spacing) where they are read. */
function inlineConstants(css: string): string {
  const definitions = Array.from(css.matchAll(/(--bl-[\w-]+):([^;}]*)/g), ([, name = '']) => name)
  const constants = new Map<string, string>()
  for (const rule of splitRules(css).filter((text) => text.startsWith(':root{')))
    for (const [, name = '', value = ''] of rule.matchAll(/(--bl-[\w-]+):([^;}]*)/g))
      if (!value.includes('var(') && definitions.filter((other) => other === name).length === 1)
        constants.set(name, value)
  return css.replace(/var\((--bl-[\w-]+)\)/g, (all, name: string) => constants.get(name) ?? all)
}

/** The rules of the outermost level, one text each. */
function splitRules(css: string): string[] {
  const rules: string[] = []
  let depth = 0
  let start = 0
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1
    if (depth > 0) continue
    rules.push(css.slice(start, index + 1))
    start = index + 1
  }
  return [...rules, css.slice(start)]
}

function minify(css: string): string {
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    exclude: Features.LightDark, // two variables in each scheme for a function that nothing here uses
  })
  return code.toString().replace(needlessPrefixes, '')
}

/** Emotion writes them, and Lightning CSS leaves what stands beside the same without a prefix. */
const needlessPrefixes =
  /-webkit-(?:print-color-scheme:\w+|text-decoration:(?:underline|none)|text-decoration-color:[^;}]+);/g
