import type { AnySchema } from 'yup'

import { parameter } from '../../src/content/schema/texts'

type Nested = AnySchema & { fields?: Record<string, Nested>; innerType?: Nested }

/**
 * Writes a file of interface texts as a module with a constant for each of its fields, in which texts with parameters
 * are functions.
 *
 * @param name its name among the interface texts.
 * @param schema the object's, which the values match.
 * @param language of a translation: its tag.
 */
export function makeTextModule(
  name: string,
  schema: AnySchema,
  values: object,
  language?: string,
): string {
  const { fields = {} } = schema as Nested
  const constants = Object.entries(values).map(
    ([key, value]) =>
      `export const ${key}: Texts['${name}']['${key}'] = ${print(fields[key], value, language)}\n`,
  )
  const hasForms = language && constants.some((text) => text.includes(selectForm))
  return [
    `import type { Texts } from '${language ? '../' : ''}../../content/schema/texts'\n`,
    ...(hasForms ? [printFormOf(language)] : []),
    ...constants,
  ].join('\n')
}

function print(schema: Nested | undefined, value: unknown, language?: string): string {
  const { parameters } = schema?.spec.meta ?? {}
  if (parameters) {
    // A time may be written without its part of the day
    const isUsed = (name: string) => typeof value !== 'string' || value.includes(`{${name}}`)
    return `(${parameters.filter(isUsed).join(', ')}) => ${printMessage(value, language)}`
  }
  if (!schema?.fields || Array.isArray(value)) return JSON.stringify(value, null, 2)
  const fields = Object.entries(Object(value) as object).map(
    ([key, item]) => `${JSON.stringify(key)}: ${print(schema.fields?.[key], item, language)},\n`,
  )
  return `{\n${fields.join('')}}`
}

const selectForm = '})[formOf(count)]'

/** A template literal, or one for each plural form. English has a form for 1, and another for all other numbers. */
function printMessage(value: unknown, language?: string): string {
  if (typeof value === 'string')
    return `\`${value.replace(/[`\\]|\$(?=\{)/g, '\\$&').replace(parameter, '${$1}')}\``
  const forms = value as Readonly<Record<string, string>>
  if (!language) return `count === 1 ? ${printMessage(forms.one)} : ${printMessage(forms.other)}`
  const printed = Object.entries(forms).map(([form, text]) => `${form}: ${printMessage(text)}`)
  return `({ ${printed.join(', ')} ${selectForm}`
}

/**
 * The function that chooses the plural form of a language, written out, because browsers know other versions of these
 * rules: https://cldr.unicode.org/index/cldr-spec/plural-rules. They look at a whole number below 100, at the last two
 * digits of a larger one, and at millions. Cornish, which looks at more digits, is not written out whole.
 */
function printFormOf(language: string): string {
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const endsFrom = (start: number, form: string) =>
    Array.from({ length: 100 }, (_, end) => end).filter((end) => rules.select(start + end) === form)
  const isMillion = rules.select(1e6) !== rules.select(100)
  const lines = pluralCategories.flatMap((form) => {
    const [small, large] = [0, 100].map((start) => JSON.stringify(endsFrom(start, form)))
    if (form === 'other' || (small === '[]' && large === '[]')) return []
    const ends = small === large ? small : `(number < 100 ? ${small} : ${large})`
    return `  if (${ends}.includes(number % 100)) return '${form}'\n`
  })
  const millions = isMillion
    ? `  if (number > 0 && number % 1000000 === 0) return '${rules.select(1e6)}'\n`
    : ''
  return `const formOf = (count: string | number) => {\n  const number = Number(count)\n${millions}${lines.join('')}  return 'other'\n}\n`
}
