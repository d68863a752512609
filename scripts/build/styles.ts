import type { RenderedPage, StyleRule } from '../../src/entry-prerender'
import { readRuleNames } from '../../src/lib/known-styles'
import { foldMark, splitStyles } from './critical-css'

type Styled = { template: string; result: Pick<RenderedPage, 'html' | 'styles'> }

/** The styles that all pages of one template have, letter by letter the same. */
export type TemplateStyles = {
  /** Markup of the critical ones, for the head. */
  markup: string
  /** Text of the rest, which comes with the app, or where the page's `Fold` asks for it. */
  late: string
}

/**
 * Joins the styles of the pages of each template into one text.
 *
 * The Content Security Policy allows an inline style by the hash of its text, and a policy has room
 * for a few dozen hashes, not for one a page (hosts drop a header line beyond 2,000 characters).
 *
 * The rules stand in a `<style>` that Emotion does not know; the empty ones behind it tell Emotion
 * which rules exist already. It moves its own elements on start, and moving an element with rules
 * in it would parse them again and style the whole page again. Names that the rules themselves tell
 * are not told twice: the app reads them from there (`src/entry-client.tsx`).
 *
 * @returns the styles by the template's name.
 */
export function joinStyles(pages: readonly Styled[]): Map<string, TemplateStyles> {
  const templates = new Set(pages.map((page) => page.template))
  return new Map(
    Array.from(templates, (template) => {
      const group = pages.filter((page) => page.template === template).map(({ result }) => result)
      const globals = mergeRules(group.map(({ styles }) => styles.globals))
      const rules = mergeRules(group.map(({ styles }) => styles.rules))
      const later = group.map(({ styles }) => styles.later)
      const laterRules = mergeRules(later.map((part) => part.rules))
      const { critical, late } = splitStyles(
        [...globals, ...rules, ...laterRules].map((rule) => rule.css).join(''),
        group.map(({ html }) => html),
      )
      const told = new Set(readRuleNames(critical))
      const untold = (list: StyleRule[], parts: string[]) =>
        [...new Set([...list.map(({ id }) => id), ...parts])].filter((id) => !told.has(id))
      const names = untold(
        rules,
        group.flatMap(({ styles }) => styles.parts),
      )
      const laterNames = untold(
        laterRules,
        later.flatMap(({ parts }) => parts),
      )
      const known = globals.map(({ id }) => emptyStyle(`css-global ${id}`))
      // What looks wrong without its rules is told by the file that has them, so only if that comes.
      const hasFold = group.some(({ html }) => html.includes(foldMark))
      if (hasFold) laterNames.push(...names)
      else if (names.length > 0) known.push(emptyStyle(`css ${names.join(' ')}`))
      return [
        template,
        {
          markup: `<style>${critical}</style>${known.join('')}`,
          late: laterNames.length > 0 ? `${late}head{--rules:${laterNames.join(' ')}}` : late,
        },
      ]
    }),
  )
}

const emptyStyle = (ids: string) => `<style data-emotion="${ids}"></style>`

/**
 * Merges lists of rules into one without repeats. Among rules of equal weight the later one wins,
 * so each list's order is kept: what is new goes behind its predecessor.
 */
export function mergeRules(lists: readonly (readonly StyleRule[])[]): StyleRule[] {
  const merged: StyleRule[] = []
  for (const list of lists) {
    let next = 0
    for (const rule of list) {
      const known = merged.findIndex(({ id }) => id === rule.id)
      if (known < 0) merged.splice(next++, 0, rule)
      else next = Math.max(next, known + 1)
    }
  }
  return merged
}
