import { readFileSync } from 'node:fs'
import { array, object, string, type AnySchema } from 'yup'
import { parse } from 'yaml'

import { kinds, type Kind } from '../../src/content/schema/kinds'
import { listLanguages, readLanguage } from '../content/languages'
import { isWords, type Nested } from '../content/pair-files'

/** The forms of other languages: those of the default language with the fields that a translation has. */
export function translationKinds(root = 'src/content'): Kind[] {
  return listLanguages(root).flatMap((folder) => {
    const texts: unknown = parse(readFileSync(`${root}/${folder}/texts/language.yaml`, 'utf8'))
    const { name = folder } = Object(texts) as { name?: string }
    const { forms } = readLanguage(texts, folder)
    return kinds
      .filter(({ isShared }) => !isShared)
      .map((kind) => ({
        ...kind,
        name: `${folder}-${kind.name}`,
        label: `${name}: ${kind.label}`,
        labelSingular: `${name}: ${kind.labelSingular}`,
        path: `${folder}/${kind.path}`,
        schema: pickOwn(kind.schema, kind, forms) ?? object({}),
      }))
  })
}

/** Fields of a translation beside words. All fields say how a language is written. */
const isBeside = (name: string, kind: Kind) =>
  name === 'id' || name === 'updated' || kind.name === 'texts-language'

/**
 * The part of a schema that a translation has; nothing without words. How long these may be depends on the language,
 * and is left to the compiler.
 */
function pickOwn(
  declared: AnySchema,
  kind: Kind,
  forms?: readonly string[],
): AnySchema | undefined {
  const schema = declared.resolve({ context: { forms } }) as Nested
  const { innerType, fields, spec } = schema
  const ask = (own: AnySchema) => (spec.optional || kind.isInherited ? own : own.required())
  if (innerType) {
    const item = pickOwn(innerType, kind, forms)
    return item && ask(array(item))
  }
  if (!fields) return isWords(schema) ? ask(string().meta(spec.meta ?? {})) : undefined
  // The plural forms of a text
  if (spec.meta?.parameters) return schema
  const words = Object.entries(fields).map(
    ([name, field]) => [name, field, pickOwn(field, kind, forms)] as const,
  )
  if (!words.some(([, , own]) => own)) return undefined
  const own = words.flatMap(([name, field, picked]) =>
    picked || isBeside(name, kind) ? [[name, picked ?? field.notRequired()] as const] : [],
  )
  return ask(object(Object.fromEntries(own)))
}
