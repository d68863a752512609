import type { AnyObjectSchema, AnySchema, ArraySchema } from 'yup'

import type { Kind } from '../../src/content/schema/kinds'
import { id, pictureEnds } from '../../src/content/schema/schemas'

type AnyArraySchema = ArraySchema<unknown[] | undefined, unknown>

/** A part of the editor's configuration: https://sveltiacms.app/en/docs */
type Options = Record<string, unknown>

/** The files that the editor offers for pictures. */
const accept = pictureEnds.map((end) => `.${end}`).join(',')

/** Of each picture field: a folder of a whole collection would add a divider to a list, which ARIA forbids there. */
type PictureFolder = { media_folder: string; public_folder: string }

/**
 * Creates the configuration of Sveltia CMS from the schemas of the content.
 *
 * @param folder the name of the checkout's folder, which the editor asks for.
 * @param siteUrl where the site is shown while its content is edited.
 */
export function createConfig(
  kinds: readonly Kind[],
  { folder, siteUrl }: { folder: string; siteUrl: string },
): Options {
  return {
    // Names a remote repository because one is required. Local mode never contacts it
    backend: { name: 'gitea', repo: `local/${folder}`, auth_methods: ['token'] },
    app_title: 'Content editor',
    site_url: siteUrl,
    editor: { preview: false }, // the site itself is beside it
    media_folder: 'public/images',
    public_folder: '/images',
    media_libraries: {
      default: { config: { slugify_filename: true, max_file_size: 20_000_000 } },
      stock_assets: false,
    },
    slug: { encoding: 'ascii', clean_accents: true },
    output: { omit_empty_optional_fields: true },
    collections: kinds.filter(({ shape }) => shape === 'folder').map(toCollection),
    singletons: kinds.filter(({ shape }) => shape !== 'folder').map(toSingleton),
  }
}

/** One file for each entry; its pictures are beside it. */
function toCollection({ name, label, labelSingular, path, schema }: Kind): Options {
  const folder = `src/content/${path}`
  // With an empty `public_folder`, deleting an entry would delete the pictures of all entries
  const pictures = { media_folder: `/${folder}`, public_folder: '.' }
  const fields = toFields(schema as AnyObjectSchema, pictures)
  const { hint, pattern } = toField('slug', id, pictures)
  const text = { name: 'body', label: 'Text', widget: 'markdown', ...markdown }
  return {
    name,
    label,
    label_singular: labelSingular,
    folder,
    extension: 'md',
    format: 'yaml-frontmatter',
    identifier_field: fields[0]?.name,
    // Typed, because the editor would make random digits of a title without Latin letters
    slug: { editable: true, hint: `The last part of the page’s address. ${hint}`, pattern },
    // The editor writes a switch into each entry that it saves, and nobody but us writes samples
    fields: [...fields.filter(({ name }) => name !== 'sample'), text],
  }
}

/** One file; its pictures are in the folder of the same name. */
function toSingleton({ name, label, labelSingular, path, shape, schema }: Kind): Options {
  const fields = toFields(schema as AnyObjectSchema, {
    media_folder: `/src/content/${path}`,
    public_folder: `./${path}`,
  })
  // The file is the list itself, without a key
  const list = { name, label, label_singular: labelSingular, root: true, required: false }
  return {
    name,
    label,
    file: `src/content/${path}.yaml`,
    format: 'yaml',
    fields: shape === 'list' ? [{ ...list, ...toList(fields) }] : fields,
  }
}

const toFields = (schema: AnyObjectSchema, pictures: PictureFolder): Options[] =>
  Object.entries(schema.fields).map(([name, field]) => toField(name, field as AnySchema, pictures))

const markdown = { modes: ['raw', 'rich_text'], editor_components: [] }

/** Items are named by the first field that each has. */
const toList = (fields: Options[]): Options => ({
  widget: 'list',
  fields,
  collapsed: true,
  summary: `{{fields.${(fields.find(({ required }) => required) ?? fields[0])?.name}}}`,
})

/** A list's items are objects with fields of their own, or values of one field. */
function toItems({ innerType }: AnyArraySchema, pictures: PictureFolder): Options {
  const item = innerType as AnySchema
  return item.type === 'object'
    ? toList(toFields(item as AnyObjectSchema, pictures))
    : { widget: 'list', field: toField('item', item, pictures) }
}

/** The label of a field: `imageAlt` becomes "Image alt". */
export const toLabel = (name: string) =>
  name[0]?.toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** Explains one field of a schema to the editor. What it cannot express is checked by the build. */
function toField(name: string, schema: AnySchema, pictures: PictureFolder): Options {
  const { type, meta, optional, nullable, oneOf } = schema.describe()
  const tests = new Map(schema.tests.map(({ OPTIONS }) => [OPTIONS?.name, OPTIONS]))
  // JSON has no infinite number
  const limit = (test: string) => [tests.get(test)?.params?.[test]].find(Number.isFinite)
  const matches = tests.get('matches')
  const label = toLabel(name)
  const common = {
    name,
    label,
    hint: meta?.hint,
    required: !optional && !nullable,
    // The messages of the schemas follow the field's name
    pattern: matches && [String(matches.params?.regex), `${label} ${String(matches.message)}.`],
  }
  const length = { minlength: limit('min'), maxlength: limit('max') }
  const range = { min: limit('min'), max: limit('max') }
  const isLong = meta?.widget === 'text' || meta?.widget === 'rich'
  if (meta?.widget === 'date')
    return { ...common, widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  // A picture has an address in memory until it is saved, which no pattern allows
  if (meta?.widget === 'image')
    return {
      ...common,
      ...pictures,
      pattern: undefined,
      widget: 'image',
      accept,
      choose_url: false,
    }
  if (meta?.widget === 'markdown') return { ...common, widget: 'markdown', ...markdown }
  if (oneOf.length > 0) return { ...common, widget: 'select', options: oneOf }
  switch (type) {
    case 'string':
      return { ...common, ...length, widget: isLong ? 'text' : 'string' }
    case 'number':
      return { ...common, ...range, widget: 'number', value_type: 'float' }
    case 'boolean':
      return { ...common, widget: 'boolean' }
    case 'object':
      return { ...common, widget: 'object', fields: toFields(schema as AnyObjectSchema, pictures) }
    case 'array':
      return { ...common, ...range, ...toItems(schema as AnyArraySchema, pictures) }
    default:
      throw new Error(`The editor has no control for ${name}, a field of type ${type}.`)
  }
}
