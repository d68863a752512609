import { createHash } from 'node:crypto'
import { Features, transform, type Declaration, type Visitor } from 'lightningcss'

import type { RenderedTemplate } from '../../src/app/entry-prerender'
import { classNames } from '../../src/app/start/emotion-cache'
import { cssTargets } from './browser-targets'

/** Prefix of the theme's variables (`cssVarPrefix` in the theme). */
const prefix = '--bl-'

/**
 * The styles of a template as one inline stylesheet, the same for all of its pages: a Content Security Policy allows
 * it by one hash. It is minified, without prefixes that no supported browser needs and without theme variables
 * that nothing on these pages reads; `themeSheet` has them all. `data-rules` lists what Emotion need not insert again
 * beside the classes of the rules.
 *
 * @see https://emotion.sh/docs/ssr#advanced-approach
 * @throws if the CSS cannot be parsed.
 */
export function styleElement({ css: rendered, ids, pages }: RenderedTemplate): string {
  const css = inlineConstants(rendered.replace(everyWidth, '$1'))
  const read = findReadVariables(css, pages)
  const dropUnread: Visitor<never> = {
    Declaration: {
      custom: ({ name }) => (name.startsWith(prefix) && !read.has(name) ? [] : undefined),
    },
  }
  const code = minify(css, dropUnread)
  const named = new Set(Array.from(code.matchAll(classNames), ([, id]) => id))
  return `<style data-rules="${ids.filter((id) => !named.has(id)).join(' ')}">${code}</style>`
}

/**
 * The stylesheet that the app loads before it starts: pages that are opened later and dialogs read other variables than
 * those that the first page came with.
 *
 * @param variables all variables of the theme, as CSS.
 */
export function themeSheet(variables: string): { name: string; code: string } {
  const code = minify(variables, {})
  return {
    name: `theme-${createHash('sha256').update(code).digest('base64url').slice(0, 8)}`,
    code,
  }
}

/** The block for the breakpoint `xs`. */
const everyWidth = /@media \(min-width: ?0(?:em|px)?\)\{((?:[^{}]|\{[^{}]*\})*)\}/g

/** Replaces theme variables that are the same in every color scheme and that nothing overrides by their values. */
function inlineConstants(css: string): string {
  const name = `${prefix}(?:shape|shadows|zIndex)-[\\w-]+`
  const values = new Map(
    Array.from(css.matchAll(new RegExp(`(${name}):([^;}]+)`, 'g')), ([, key = '', value = '']) => [
      key,
      value,
    ]),
  )
  return css.replace(
    new RegExp(`var\\((${name})\\)`, 'g'),
    (all, key: string) => values.get(key) ?? all,
  )
}

/** The theme variables that declarations and the markup read, and those that the values of these read. */
function findReadVariables(css: string, pages: RenderedTemplate['pages']): Set<string> {
  /** The variables that the values of a variable read, by its name. */
  const readBy = new Map<string, string[]>()
  const inMarkup = new RegExp(`${prefix}[\\w-]+`, 'g')
  const read = new Set<string>(pages.flatMap(({ html }) => html.match(inMarkup) ?? []))
  minify(css, {
    Declaration(declaration) {
      const names = variablesIn(declaration)
      const { name } = (declaration.value ?? {}) as { name?: unknown }
      if (declaration.property === 'custom' && typeof name === 'string' && name.startsWith(prefix))
        readBy.set(name, [...(readBy.get(name) ?? []), ...names])
      else for (const variable of names) read.add(variable)
    },
  })
  // The loop also visits names that are added while it runs
  for (const name of read) for (const variable of readBy.get(name) ?? []) read.add(variable)
  return read
}

/** Names inside `var()`, at any depth of a declaration. */
function variablesIn(declaration: Declaration): string[] {
  const names: string[] = []
  JSON.stringify(declaration, (_key, value: unknown) => {
    const token = value as { type?: unknown; value?: { name?: { ident?: string } } } | null
    if (token?.type === 'var' && token.value?.name?.ident) names.push(token.value.name.ident)
    return value
  })
  return names
}

function minify(css: string, visitor: Visitor<never>): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: cssTargets,
    exclude: Features.LightDark, // or it adds two variables to each scheme, for the unused function `light-dark()`
    visitor,
  })
  return code.toString()
}
