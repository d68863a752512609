import { Features, transform } from 'lightningcss'

import { cssTargets } from './browser-targets'

/** A page's styles, each part in the order of its source. */
type PageStyles = {
  /** What the first paint shows, as small as it can be. */
  critical: string
  /** The rest, to come with the app: all of the theme's variables, and the rules not shown at first. */
  late: string
}

/**
 * Makes a page's styles as small as they can be: without prefixes no supported browser needs, and with
 * the theme's constants as values. What comes late are rules for print, for the pointer, and for states
 * (classes) that no element is served with, and the variables that only they or the app read.
 *
 * @param classes all that the served elements have.
 * @throws if the styles cannot be parsed.
 */
export function splitStyles(source: string, classes: ReadonlySet<string>): PageStyles {
  const rules = splitRules(inlineConstants(source))
  const critical = rules.filter((rule) => !isLate(rule, classes)).join('')
  const late = rules.filter((rule) => isLate(rule, classes)).join('')
  // Rules that set a variable anew (more contrast, print) name the color scheme besides, and so
  // outweigh these, wherever they stand.
  const variables = splitRules(source).filter(isVariableRule).join('')
  return { critical: minify(dropVariables(critical)), late: minify(variables + late) }
}

function isLate(rule: string, classes: ReadonlySet<string>): boolean {
  const [prelude = '', body = ''] = rule.split(/\{([^]*)\}$/)
  if (prelude === '@media print') return true
  if (prelude.startsWith('@media'))
    return splitRules(body).every((inner) => !inner || isLate(inner, classes))
  if (prelude.startsWith('@')) return false
  // What is in brackets tells where a rule may not hold, or where else it may.
  const plain = prelude.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\]/g, '')
  return plain
    .split(',')
    .every(
      (selector) =>
        /:(?:hover|active)\b/.test(selector) ||
        Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).some(
          (name) => !classes.has(name),
        ),
    )
}

/** Leaves out the theme's variables that nothing in these styles reads. */
function dropVariables(css: string): string {
  const used = readVariables(css)
  const isKept = (all: string, name: string) => (used.has(name) ? all : '')
  return splitRules(css)
    .map((rule) =>
      isVariableRule(rule) || /^@media \(prefers-color-scheme:\s*dark\)/.test(rule)
        ? rule.replace(/(--bl-[\w-]+):[^;}]*;?/g, isKept)
        : rule,
    )
    .join('')
}

/** Gives variables their values, for the page or for a color scheme. */
function isVariableRule(rule: string): boolean {
  return /^(?::root|\[data-color-scheme)[^{.]*\{(?:[^{}]*;)?--bl-[\w-]+:/.test(rule)
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
