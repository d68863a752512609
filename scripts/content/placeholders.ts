import { company } from '../../src/content/schema/schemas'
import { clockTime } from './languages'
import type { Surroundings } from './types'

/** Facts that a company may not have. */
const optional = Object.entries(company.describe().fields).flatMap(([name, field]) =>
  'optional' in field && field.optional ? name : [],
)

/**
 * Replaces placeholders such as `{company.phones.0}` by facts. Unknown ones stay as they are, and so does what has two
 * braces, such as `{{contact.firstname}}`: those are of mail programs.
 *
 * @param report gets a message for each placeholder and each `{if name}` that is unknown.
 * @param mark replaces what may not be known, such as `{audits.pages}`; the message is for where it is shown.
 */
export function fillPlaceholders(
  text: string,
  { conditions, facts, language }: Pick<Surroundings, 'conditions' | 'facts' | 'language'>,
  report: (message: string) => void,
  mark = (written: string, _message: string) => written,
): string {
  // {if map}, {if not map}
  for (const [written, name = ''] of text.matchAll(/\{if (?:not )?([\w-]+)\}/g))
    if (!Object.hasOwn(conditions, name))
      report(`${written} is no known condition: correct its name`)
  // {company.city}, but not {{company.city}}
  return text.replace(/(?<!\{)\{([a-z]\w*(?:\.\w+)+)\}(?!\})/gi, (written, name: string) => {
    const steps = name.split('.')
    const [source = ''] = steps
    const fact = steps.reduce<unknown>(ownValue, facts)
    if (typeof fact === 'string' && /^\d\d:\d\d$/.test(fact)) return clockTime(fact, language)
    if ((typeof fact === 'string' && fact) || typeof fact === 'number') return String(fact)
    if (conditions[source] === false)
      return mark(written, `${written} may be unknown: start its paragraph or entry with {if …}`)
    // Without the company's file, which is reported itself, all of its facts would be unknown
    if (!facts.company) return written
    const message = `${written} is no fact of ${source}.yaml: correct its name, or fill it in there`
    if (source === 'company' && optional.includes(steps[1] ?? '')) return mark(written, message)
    report(message)
    return written
  })
}

/** A fact's own value: not the length of a text, and nothing that every object has. */
const ownValue = (facts: unknown, key: string): unknown =>
  typeof facts === 'object' && Object.prototype.propertyIsEnumerable.call(facts ?? {}, key)
    ? (facts as Record<string, unknown>)[key]
    : undefined
