import { Features, transform } from 'lightningcss'

import { readVariableNames } from '../../src/lib/known-styles'
import { cssTargets } from './browser-targets'

/** What `Fold` looks like in markup. */
export const foldMark = '<div hidden="" data-fold="true">'

/** A page's styles, each part in the order of its source. */
type PageStyles = {
  /** What the first paint shows, and the variables that the served elements read in any state. */
  critical: string
  /** The rest: the rules not shown at first, and all of the theme's variables. */
  late: string
}

/**
 * Makes a page's styles as small as they can be: without prefixes no supported browser needs, and with
 * the theme's constants as values. What comes late are rules for print, for the pointer, and for states
 * (classes) that no element is served with, what stands behind the `Fold` of a page that has one, and the
 * variables that nothing served reads.
 *
 * Those hold from the moment in which `<html>` has `data-variables`: variables that come to be known
 * there make a browser style every element anew. The spacing, which nearly every rule of the app reads, is
 * served with each page.
 *
 * @param pages the markup that is served with these styles.
 * @throws if the styles cannot be parsed.
 */
export function splitStyles(source: string, pages: readonly string[]): PageStyles {
  const shown = pages.map(cutAtFold).join('')
  const classes = new Set(
    Array.from(shown.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names.split(' ')).flat(),
  )
  const css = splitRules(inlineConstants(source)).map(unwrap).join('')
  const rules = splitRules(css)
  const critical = rules.filter((rule) => !isLate(rule, classes)).join('')
  const late = rules.filter((rule) => isLate(rule, classes)).join('')
  const markup = pages.join('')
  const used = readVariables(css + markup).add('--bl-spacing')
  const variables = splitRules(source).filter((rule) => isVariableRule(rule) || isDarkSystem(rule))
  const heldBack = variables.filter(isVariableRule).map(holdBack).join('')
  if (!markup.includes(foldMark))
    return { critical: minify(dropVariables(critical, used)), late: minify(heldBack + late) }

  const atOnce = readVariables(critical + markup).add('--bl-spacing')
  const behindFold = new Set([...used].filter((name) => !atOnce.has(name)))
  return {
    critical: minify(dropVariables(critical, atOnce)),
    late: minify(heldBack + dropVariables(variables.join(''), behindFold) + late),
  }
}

/** What of a page's markup its first screen shows: all of it, or what stands before its `Fold`. */
function cutAtFold(html: string): string {
  return html.split(foldMark, 1)[0] ?? ''
}

/** Material UI writes a condition for its smallest width, which always holds. */
function unwrap(rule: string): string {
  return /^@media \(min-width:0\w*\)\{([^]*)\}$/.exec(rule)?.[1] ?? rule
}

/** Without weight: what the page's own styles say of a variable (more contrast, print) goes before. */
function holdBack(rule: string): string {
  return rule.replace(
    /^[^{]*/,
    (selectors) => `:where(${selectors.replace(/(?=,|$)/g, '[data-variables]')})`,
  )
}

function isLate(rule: string, classes: ReadonlySet<string>): boolean {
  const [prelude = '', body = ''] = rule.split(/\{([^]*)\}$/)
  if (prelude === '@media print') return true
  if (/^@(?:media|container|supports)\b/.test(prelude))
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

/** Leaves out the theme's variables that nothing reads. */
function dropVariables(css: string, used: ReadonlySet<string>): string {
  const isKept = (all: string, name: string) => (used.has(name) ? all : '')
  return splitRules(css)
    .map((rule) =>
      isVariableRule(rule) || isDarkSystem(rule)
        ? rule.replace(/(--bl-[\w-]+):[^;}]*;?/g, isKept)
        : rule,
    )
    .join('')
}

/** Gives variables their values, for the page or for a color scheme. */
function isVariableRule(rule: string): boolean {
  return /^(?::root|\[data-color-scheme)[^{.]*\{(?:[^{}]*;)?--bl-[\w-]+:/.test(rule)
}

/** Gives variables the values for a dark system, where no script has chosen a color scheme. */
function isDarkSystem(rule: string): boolean {
  return /^@media \(prefers-color-scheme:\s*dark\)/.test(rule)
}

/** The variables that are read, and those that their values read. */
function readVariables(css: string): Set<string> {
  const values = Array.from(css.matchAll(/(--bl-[\w-]+):([^;}]*)/g))
  const used = new Set(readVariableNames(css.replace(/--bl-[\w-]+:[^;}]*/g, '')))
  for (let size = -1; size !== used.size;) {
    size = used.size
    for (const [, name = '', value = ''] of values)
      if (used.has(name)) for (const inner of readVariableNames(value)) used.add(inner)
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
