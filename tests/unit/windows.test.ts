import { writeFileSync } from 'node:fs'
import { expect, onTestFinished, test, vi } from 'vitest'

import { recordRouteImports } from '../../scripts/build/route-files'
import { listFiles } from '../../scripts/files'
import { makeFolder } from '../make-folder'

vi.mock('node:path', async (load) => ({ default: (await load<typeof import('path')>()).win32 }))

test('the files of a folder are listed with slashes on Windows', () => {
  const folder = makeFolder(onTestFinished)
  writeFileSync(`${folder}/assets\\page-12345678.js`, '')
  expect(listFiles(folder)).toEqual(['assets/page-12345678.js'])
})

test('the prerender step finds the imports of the route table on Windows', () => {
  vi.spyOn(process, 'cwd').mockReturnValue('C:\\Users\\Asha\\site')
  const { transform } = recordRouteImports() as unknown as {
    transform: (code: string, id: string) => string
  }
  const code = transform("import('../pages/Home')", 'c:/Users/Asha/site/src/app/routes.tsx')
  expect(code).toContain("add('src/pages/Home')")
})
