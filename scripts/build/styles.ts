import { createHash } from 'node:crypto'
import { Features, transform } from 'lightningcss'

import type { RenderedTemplate } from '../../src/app/entry-prerender'
import { classNames } from '../../src/app/start/emotion-cache'
import { fontStyles } from '../fonts/font-faces'
import { cssTargets } from './browser-targets'

/** The theme's variables (`cssVarPrefix` in the theme): `--bl-spacing:8px;` sets one, `var(--bl-spacing)` reads it. */
const setting = /(--bl-[\w-]+):([^;}]*);?/g
const reading = /var\((--bl-[\w-]+)\)/g
const mention = /--bl-[\w-]+/g

/**
 * The fonts and styles of a template as one inline stylesheet, the same for all of its pages: a Content Security Policy
 * allows it by one hash. It is minified, without prefixes that no supported browser needs and without theme variables
 * that nothing on these pages reads; `themeStyleSheet` has them all. `data-rules` lists what Emotion need not insert again
 * beside the classes of the rules.
 *
 * @param prefix of the edition, which may have fonts.
 * @see https://emotion.sh/docs/ssr#advanced-approach
 * @throws if the CSS cannot be parsed.
 */
export function styleElement({ css: rendered, ids, pages }: RenderedTemplate, prefix = ''): string {
  const hasDisabled = pages.some(({ html }) => html.includes('Mui-disabled'))
  const patterns = hasDisabled ? idle : [...idle, disabled]
  const needed = patterns.reduce((text, pattern) => text.replace(pattern, ''), rendered)
  const css = inlineConstants(needed.replace(everyWidth, '$1'))
  const read = findReadVariables(css, pages)
  const code = minify(
    fontStyles(prefix) + css.replace(setting, (all, name: string) => (read.has(name) ? all : '')),
  )
  const named = new Set(Array.from(code.matchAll(classNames), ([, id]) => id))
  return `<style data-rules="${ids.filter((id) => !named.has(id)).join(' ')}">${code}</style>`
}

/**
 * The stylesheet that the app loads before it starts: pages that are opened later and dialogs read other variables than
 * those that the first page came with.
 *
 * @param styles all variables of the theme, as CSS.
 */
export function themeStyleSheet(styles: string): { name: string; code: string } {
  const code = minify(styles)
  return {
    name: `theme-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}`,
    code,
  }
}

/** What Material UI sets and what changes nothing. */
const idle = [
  /[^{}]*::-moz-focus-inner\{[^{}]*\}/g, // `.a::-moz-focus-inner{…}`, for browsers of the past
  // `@media print{.a{color-adjust:exact;}}`: a base style says the same for all elements, or hides the header
  /@media print\{[^{}]*\{(?:color-adjust:exact|position:absolute|background-color:[^;}]*common-white[^;}]*);?\}\}/g,
  /@media \(prefers-reduced-motion: ?reduce\)\{[^{}]*\{transition:none;?\}\}/g,
  // `.a.Mui-focusVisible{…--focus-ring…}`: base styles draw the same ring around all that can have the focus
  /[^{}]*\.Mui-focusVisible\{[^{}]*--focus-ring[^{}]*\}|--_focusVisible-offset:1;?/g,
  /box-shadow:var\(--bl-shadows-\d+\);?|transition:box-shadow [^;}]*;?/g, // the theme has no shadows
  // `padding:0` of `padding:0;color:red;padding:8px`: a later declaration replaces it, with a value that every browser knows
  /(?<![\w-])(background-color|border-color|padding):[^;{}]+;(?=(?:[^{}]*;)?\1:(?:[^;}(]|var\()*[;}])/g,
]

/** Rules for disabled controls: `.a.Mui-disabled{…}`, `.a.Mui-disabled .b{…}`. Ours are `aria-disabled`, which keeps the focus. */
const disabled =
  /(?<=[{}])[^{},]*(?:\.Mui-disabled|\.MuiIconButton-loading)(?: [^{},]*)?\{[^{}]*\}/g

/** The block for the breakpoint `xs`: `@media (min-width:0px){.a{…}}`. */
const everyWidth = /@media \(min-width: ?0(?:em|px)?\)\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** Replaces theme variables that are the same in every color scheme and that nothing overrides by their values. */
function inlineConstants(css: string): string {
  const values = new Map<string, Set<string>>()
  for (const [, name = '', value = ''] of css.matchAll(setting))
    values.set(name, (values.get(name) ?? new Set()).add(value))
  return css.replace(reading, (all, name: string) => {
    const [value = all, other] = values.get(name) ?? []
    return other === undefined ? value : all
  })
}

/** The theme variables that declarations and the markup read, and those that the values of these read. */
function findReadVariables(css: string, pages: RenderedTemplate['pages']): Set<string> {
  const outside = [css.replace(setting, ''), ...pages.map(({ html }) => html)]
  const read = new Set(outside.flatMap((text) => text.match(mention) ?? []))
  const settings = Array.from(css.matchAll(setting))
  // The loop also visits names that are added while it runs
  for (const name of read)
    for (const [, variable, value] of settings)
      if (variable === name) for (const other of value?.match(mention) ?? []) read.add(other)
  return read
}

function minify(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    exclude: Features.LightDark, // or it adds two variables to each scheme, for the unused function `light-dark()`
  })
  return code.toString()
}
