import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'

import { createConfig } from '../../scripts/editor/config'
import { translationKinds } from '../../scripts/editor/translations'
import { kinds } from '../../src/content/schema/kinds'

// `install-editor.ts` installs it
const schemaFile = 'scripts/editor/node_modules/@sveltia/cms/schema/sveltia-cms.json'
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as object
const validate = new Ajv({ strict: false, validateFormats: false }).compile(schema)

/** As the editor receives it: without what JSON leaves out. */
const readConfig = () =>
  JSON.parse(
    JSON.stringify(
      createConfig([...kinds, ...translationKinds()], {
        folder: 'site',
        siteUrl: 'http://localhost:5173/',
      }),
    ),
  ) as { collections: { fields: object[] }[] }

test('the configuration of the editor is valid by the JSON schema of its package', () => {
  validate(readConfig())
  expect(validate.errors ?? []).toEqual([])
})

test('the configuration of the editor would not be valid with a misspelled option', () => {
  const config = readConfig()
  Object.assign(config.collections[0]?.fields[0] ?? {}, { maxlenght: 3 })
  expect(validate(config)).toBe(false)
})
