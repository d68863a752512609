import { array, boolean, date, number, object, string } from 'yup'
import { expect, test } from 'vitest'

import { createConfig } from '../../scripts/editor/config'
import type { Kind } from '../../src/content/schema/kinds'

const site = { folder: 'site', siteUrl: 'http://localhost:5173/' }

/** As the editor receives it: without what JSON leaves out. */
const readConfig = (kinds: readonly Kind[]) =>
  JSON.parse(JSON.stringify(createConfig(kinds, site))) as {
    collections: { fields: object[] }[]
    singletons: { fields: object[] }[]
  }

const readFields = (fields: Parameters<typeof object>[0]) => {
  const kind = { name: 'kind', label: 'Kind', labelSingular: 'Kind', path: 'kind' }
  const config = readConfig([{ ...kind, shape: 'folder', schema: object(fields) }])
  return config.collections[0]?.fields
}

test('each type of a schema has its control, limits and messages in the editor', () => {
  const fields = readFields({
    title: string().required().min(2).max(9),
    areaCode: string().matches(/^\d+$/i, 'must be digits').meta({ hint: 'Four digits' }),
    text: string().meta({ widget: 'markdown' }),
    day: string().required().meta({ widget: 'date' }),
    size: string().oneOf(['S', 'L']),
    count: number().integer().min(1).max(5),
    ratio: number(),
    isOpen: boolean(),
    image: string().matches(/jpg$/).meta({ widget: 'image' }),
    address: object({ street: string().required() }),
    tags: array(string().required()).min(1),
    links: array(object({ href: string().required() })),
  })
  expect(fields).toMatchObject([
    { name: 'title', label: 'Title', widget: 'string', required: true, minlength: 2, maxlength: 9 },
    {
      label: 'Area code',
      widget: 'string',
      required: false,
      pattern: ['/^\\d+$/i', 'Area code must be digits.'],
      hint: 'Four digits',
    },
    { widget: 'markdown' },
    { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', required: true },
    { widget: 'select', options: ['S', 'L'] },
    { widget: 'number', value_type: 'float', min: 1, max: 5 },
    { widget: 'number', value_type: 'float' },
    { widget: 'boolean' },
    {
      widget: 'image',
      media_folder: '/src/content/kind',
      public_folder: '.',
    },
    { widget: 'object', fields: [{ name: 'street', required: true }] },
    { widget: 'list', field: { widget: 'string' }, min: 1 },
    { widget: 'list', fields: [{ name: 'href' }], summary: '{{fields.href}}' },
    { name: 'body', widget: 'markdown' },
  ])
})

test('a type without a control is an error that names the field', () => {
  expect(() => readFields({ start: date() })).toThrow('start')
})

test('a list is a file without a key, and its pictures are in the folder of the same name', () => {
  const [list] = readConfig([
    {
      name: 'clients',
      label: 'Clients',
      labelSingular: 'Client',
      path: 'clients',
      shape: 'list',
      schema: object({ name: string().required(), logo: string().meta({ widget: 'image' }) }),
    },
  ]).singletons
  expect(list).toMatchObject({
    file: 'src/content/clients.yaml',
    fields: [
      {
        name: 'clients',
        widget: 'list',
        root: true,
        label_singular: 'Client',
        fields: [
          { name: 'name' },
          { name: 'logo', media_folder: '/src/content/clients', public_folder: './clients' },
        ],
      },
    ],
  })
})
