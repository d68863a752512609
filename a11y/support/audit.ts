import type { Page } from 'playwright/test'
import type { AxeResults } from 'axe-core'
import { HtmlValidate } from 'html-validate'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

import { exceptions } from '../exceptions'
import { measureTexts, type UnsettledText } from './contrast'
import { record, type Engine } from '../report/facts'

/** A violation that an engine reports. */
type Finding = { engine: Engine; rule: string; element: string; why: string }

/** Where an audit happens, for the counts of the statement. */
export type Place = { address: string; state: string; screen: string }

/** All levels of WCAG, best practices and experimental rules. No rule is off. */
const tags = 'wcag2a wcag2aa wcag2aaa wcag21a wcag21aa wcag22aa best-practice experimental'.split(
  ' ',
)

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)

/** Runs axe in the page and its frames, where it stays loaded for the next state of the same page. */
async function runAxe(page: Page): Promise<Pick<AxeResults, 'violations' | 'incomplete'>> {
  for (const frame of page.frames()) {
    const isThere = await frame.evaluate(() => 'axe' in window)
    if (!isThere) await frame.evaluate(axeSource)
  }
  return page.evaluate(async (values) => {
    // Else links that are scrolled under the sticky header are too close to it: https://github.com/dequelabs/axe-core/issues/3720
    scrollTo({ top: 0, behavior: 'instant' })
    const { axe } = window as unknown as { axe: typeof import('axe-core') }
    const { violations, incomplete } = await axe.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations', 'incomplete'],
    })
    // Passed rules would make the result large
    return { violations, incomplete }
  }, tags)
}

/** Audits with axe, and measures contrast by pixels where axe could not determine the background of a text. */
export async function auditWithAxe(page: Page, place: Place): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page)
  record({ kind: 'audit', engine: 'axe', ...place })
  const findings = violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => ({
      engine: 'axe' as const,
      rule: id,
      element: node.target.join(' '),
      why: node.failureSummary ?? '',
    })),
  )

  const unsettled = new Map<string, UnsettledText>()
  for (const { id, nodes } of incomplete) {
    if (!id.startsWith('color-contrast')) continue
    for (const node of nodes) {
      const selector = node.target.join(' ')
      const data = node.any[0]?.data as { expectedContrastRatio?: string } | null
      const required = Number.parseFloat(data?.expectedContrastRatio ?? '4.5')
      const known = unsettled.get(selector)
      if (!known || known.required < required) unsettled.set(selector, { selector, required })
    }
  }
  // Content behind an open dialog is not exposed until it closes
  const isBehind = await page.evaluate(
    (selectors) =>
      selectors.map(
        (selector) => document.querySelector(selector)?.closest('[aria-hidden="true"]') != null,
      ),
    [...unsettled.keys()],
  )
  const open = [...unsettled.values()].filter((_text, index) => !isBehind[index])
  const poor = await measureTexts(page, open)
  if (open.length > 0)
    record({ kind: 'contrast', address: place.address, state: place.state, texts: open.length })
  for (const text of poor)
    findings.push({
      engine: 'axe',
      rule: 'color-contrast',
      element: text.selector,
      why: `${text.measured}:1 measured by pixels, ${text.required}:1 needed`,
    })
  return withoutExceptions(page, findings)
}

/** The rules of the HTML standard and of accessibility, without those of code style. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5'],
})

/** Audits the current document, as scripts have changed it, with html-validate. */
export async function auditMarkup(page: Page, place: Place): Promise<string[]> {
  const report = await validator.validateString(await page.content())
  record({ kind: 'audit', engine: 'html-validate', ...place })
  const findings = report.results.flatMap(({ messages }) =>
    messages.map((message) => ({
      engine: 'html-validate' as const,
      rule: message.ruleId,
      element: message.selector ?? 'html',
      why: message.message,
    })),
  )
  return withoutExceptions(page, findings)
}

const ibmSource = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

type IbmResult = {
  ruleId: string
  value: [string, string]
  message: string
  path: { dom: string }
}

/**
 * Audits with IBM's engine: certain violations and recommendations. Its "potential" and "manual" results
 * need a person to look and are no findings.
 */
export async function auditWithIbm(page: Page, place: Place): Promise<string[]> {
  await page.evaluate(ibmSource)
  const results = await page.evaluate(async () => {
    const { ace } = window as unknown as {
      ace: {
        Checker: new () => {
          check: (node: Document, policies: string[]) => Promise<{ results: unknown[] }>
        }
      }
    }
    const report = await new ace.Checker().check(document, ['WCAG_2_2'])
    return (report.results as IbmResult[])
      .filter(({ value }) => value[1] === 'FAIL' && value[0] !== 'INFORMATION')
      .map(({ ruleId, message, path }) => ({ ruleId, message, dom: path.dom }))
  })
  record({ kind: 'audit', engine: 'ibm', ...place })
  const findings = results.map(({ ruleId, message, dom }) => ({
    engine: 'ibm' as const,
    rule: ruleId,
    element: toSelector(dom),
    why: message,
  }))
  return withoutExceptions(page, findings)
}

/** Turns an XPath such as `/html[1]/body[1]/div[2]` into a selector. */
function toSelector(path: string): string {
  return path
    .split('/')
    .filter(Boolean)
    .map((step) => step.replace(/^([\w-]+)\[(\d+)\]$/, '$1:nth-of-type($2)'))
    .join(' > ')
}

/** Leaves out what `exceptions.ts` allows, and records that the exception was used. */
async function withoutExceptions(page: Page, findings: readonly Finding[]): Promise<string[]> {
  const left = new Map<string, string[]>()
  for (const finding of findings) {
    const candidates = exceptions.filter(
      ({ engine, rule }) => engine === finding.engine && rule === finding.rule,
    )
    const selectors = candidates.map(({ selector }) => selector)
    const match = await page.evaluate(
      ([element, allowed]) => {
        // With JavaScript, `noscript` has text instead of elements
        const found = document.querySelector(element.replace(/ > noscript > .*$/, ' > noscript'))
        return allowed.find((selector) => found?.matches(selector)) ?? null
      },
      [finding.element, selectors] as const,
    )
    if (match === null) {
      const key = `${finding.rule}: ${finding.why.replaceAll(/\s+/g, ' ')}`
      left.set(key, [...(left.get(key) ?? []), finding.element])
    } else record({ kind: 'exception', engine: finding.engine, rule: finding.rule, element: match })
  }
  return Array.from(
    left,
    ([what, where]) => `${what} → ${where.slice(0, 4).join(' | ')} (${where.length})`,
  )
}
