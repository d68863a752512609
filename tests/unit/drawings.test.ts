import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { wcagContrast } from 'culori'
import { expect, test } from 'vitest'

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

test('the colors of a drawing have enough contrast in both schemes', () => {
  for (const [name, text] of drawings('tiles', 'approach', 'health'))
    for (const [sheet] of text.matchAll(/(?<=:root(?::target)?\{)[^}]*/g)) {
      // Ground, paper and tint; line, soft line and ink; mass, which carries white
      const {
        '--g': g,
        '--p': p,
        '--t': t,
        '--m': m,
        '--i': i,
        ...others
      } = Object.fromEntries(
        sheet.split(';').map((declaration) => declaration.split(':')),
      ) as Record<string, string>
      const pairs = [i, others['--l'], others['--s']].flatMap((line) =>
        [g, p, t].map((ground) => [line, ground, 3] as const),
      )
      for (const [color, ground, least] of [...pairs, [i, p, 4.5], ['#FFF', m, 4.5]] as const)
        if (color && ground)
          expect(wcagContrast(color, ground), `${name} ${color}`).toBeGreaterThanOrEqual(least)
    }
})
