/**
 * Writes the palette of both schemes into the drawings under `public/images`, after a change of colors in `kit.ts` or the
 * theme. A variable has the first letter of its tone.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

import { publicDir, tones, type Tone } from './kit'

/** The folders whose drawings use `tones`. */
const folders = ['approach', 'health', 'services', 'statistics', 'tiles']
const toneOf = new Map<string | undefined, Tone>(
  Object.entries(tones).map(([name, tone]) => [name[0], tone]),
)

for (const folder of folders) {
  const root = path.join(publicDir, 'images', folder)
  for (const name of readdirSync(root).filter((file) => file.endsWith('.svg'))) {
    const file = path.join(root, name)
    const drawing = readFileSync(file, 'utf8').replace(/<style>.*?<\/style>/, (style) => {
      let sheet = -1
      return style.replace(/:root|--(\w):[^;}]+/g, (part, letter?: string) => {
        if (letter === undefined) sheet += 1
        const color = letter && toneOf.get(letter)?.[sheet]
        return color ? `--${letter}:${color.toLowerCase()}` : part
      })
    })
    writeFileSync(file, drawing)
  }
}
