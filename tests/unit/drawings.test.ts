import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { wcagContrast } from 'culori'
import { describe, expect, test } from 'vitest'

import { tones } from '../../scripts/drawings/kit'
import { colorSchemes } from '../../src/theme/tokens'

const images = path.join('public', 'images')
const drawings = (...folders: string[]) =>
  folders
    .filter((folder) => existsSync(path.join(images, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(images, folder)).map((name) => path.join(folder, name)),
    )
    .filter((name) => name.endsWith('.svg'))
    .map((name) => [name, readFileSync(path.join(images, name), 'utf8')] as const)

test('a drawing that has colors has them for both color schemes', () => {
  const folders = readdirSync(images).filter((name) => !name.includes('.'))
  const all = drawings('.', ...folders, 'content/team', 'content/clients').filter(([, text]) =>
    text.includes('var('),
  )
  expect(all.length).toBeGreaterThan(70)
  for (const [name, text] of all) {
    const [, light = '', dark = ''] =
      /<style>:root{(.*?)}:root:target{(.*?)}<\/style>/.exec(text) ?? []
    const used = new Set(text.match(/(?<=var\()--\w/g))
    for (const sheet of [light, dark])
      expect(new Set(sheet.match(/--\w(?=:)/g)), name).toEqual(used)
  }
})

test('a drawing fits its panel: square, with the color of the panel as background', () => {
  const { light, dark } = colorSchemes
  const all = drawings('tiles', 'approach', 'health')
  expect(all.length).toBeGreaterThan(50)
  for (const [name, text] of all) {
    expect(text, name).toMatch(/<rect width="\d+" height="\d+" fill="var\(--g\)"\/>/)
    for (const { palette } of [light, dark])
      expect(text, name).toContain(`--g:${palette.tone.mist.toLowerCase()}`)
  }
})

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in the %s scheme', (_name, scheme) => {
  test.each(['line', 'soft', 'ink'] as const)(
    '%s has enough contrast with its backgrounds',
    (line) => {
      for (const ground of ['ground', 'paper', 'tint'] as const)
        expect(
          wcagContrast(tones[line][scheme], tones[ground][scheme]),
          ground,
        ).toBeGreaterThanOrEqual(3)
    },
  )

  test('text has enough contrast', () => {
    expect(wcagContrast(tones.ink[scheme], tones.paper[scheme])).toBeGreaterThanOrEqual(4.5)
    expect(wcagContrast('#FFF', tones.mass[scheme])).toBeGreaterThanOrEqual(4.5)
  })
})
