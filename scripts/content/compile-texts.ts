import type { AnySchema } from 'yup'

import { parameter } from '../../src/content/schema/texts'

type Nested = AnySchema & { fields?: Record<string, Nested>; innerType?: Nested }

/**
 * Writes a file of interface texts as a module with a constant for each of its fields, in which texts with parameters
 * are functions.
 *
 * @param name its name among the interface texts.
 * @param schema the object's, which the values match.
 */
export function makeTextModule(name: string, schema: AnySchema, values: object): string {
  const { fields = {} } = schema as Nested
  const constants = Object.entries(values).map(
    ([key, value]) =>
      `export const ${key}: Texts['${name}']['${key}'] = ${print(fields[key], value)}\n`,
  )
  return ["import type { Texts } from '../../content/schema/texts'\n", ...constants].join('\n')
}

function print(schema: Nested | undefined, value: unknown): string {
  const { parameters } = schema?.spec.meta ?? {}
  if (parameters) return `(${parameters.join(', ')}) => ${printMessage(value)}`
  if (!schema?.fields || Array.isArray(value)) return JSON.stringify(value, null, 2)
  const fields = Object.entries(Object(value) as object).map(
    ([key, item]) => `${JSON.stringify(key)}: ${print(schema.fields?.[key], item)},\n`,
  )
  return `{\n${fields.join('')}}`
}

/** A template literal, or one for each plural form. English has a form for 1, and another for all other numbers. */
function printMessage(value: unknown): string {
  if (typeof value === 'string')
    return `\`${value.replace(/[`\\]|\$(?=\{)/g, '\\$&').replace(parameter, '${$1}')}\``
  const { one, other } = value as { one: string; other: string }
  return `count === 1 ? ${printMessage(one)} : ${printMessage(other)}`
}
