import { readFileSync, writeFileSync } from 'node:fs'
import { clampChroma, converter, formatHex } from 'culori'

import { colorSchemes } from '../../src/theme/tokens'
import { findLowContrast } from '../drawings/contrast'
import { listFiles } from '../files'

const { primary, secondary } = colorSchemes.light.palette
/** The colors that all others of the site are made from, as `#RRGGBB`. */
export const currentBrand = { primary: primary.main as string, accent: secondary.main as string }

/** Makes shades of the present colors in a text as light shades of the new ones, but not of errors and the like. */
const recolor = (text: string, to: typeof currentBrand): string =>
  text.replace(/\b(?:error|success|warning)"?:.*?\}|#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (part) => {
    if (!part.startsWith('#')) return part
    return /[a-f]/.test(part) ? shade(part, to).toLowerCase() : shade(part, to).toUpperCase()
  })

/** Colors that are equally light in this space have the same contrast by WCAG with all others. */
const toLch = converter('lch65')

function shade(hex: string, to: typeof currentBrand): string {
  const color = toLch(hex)
  for (const name of ['primary', 'accent'] as const) {
    if (formatHex(hex) === formatHex(currentBrand[name])) return to[name]
    const [old, now] = [toLch(currentBrand[name]), toLch(to[name])]
    if (!color || !old || !now || currentBrand[name] === to[name]) continue
    const turn = (color.h ?? 0) - (old.h ?? 0)
    // Shades of a color are within 45 degrees of its hue
    if (color.c < 1 || Math.cos((turn * Math.PI) / 180) < Math.SQRT1_2) continue
    const other = { ...color, c: (color.c * now.c) / old.c, h: (now.h ?? 0) + turn }
    return formatHex(clampChroma(other, 'lch65'))
  }
  return hex
}

/** @throws a sentence if the theme cannot use the colors. */
export function checkBrand(brand: typeof currentBrand): void {
  for (const name of ['primary', 'accent'] as const)
    if (!/^#[\da-f]{6}$/i.test(brand[name]))
      throw new Error(`--${name} must be a color like ${primary.main}, but is ${brand[name]}.`)
  const schemes = JSON.parse(recolor(JSON.stringify(colorSchemes), brand)) as typeof colorSchemes
  const [worst] = Object.values(schemes)
    .flatMap(({ palette }) => findLowContrast(palette))
    .toSorted((a, b) => a.contrast - b.contrast)
  if (!worst) return
  const { color, ground, contrast, least } = worst
  const isAccent = [color, ground].includes(brand.accent.toUpperCase())
  const name = isAccent ? 'accent' : 'primary'
  const other = color === brand[name].toUpperCase() ? ground : color
  throw new Error(
    `--${name} ${brand[name]} has a contrast of ${contrast.toFixed(2)} with ${other} and needs ${least}: choose a ${isAccent ? 'lighter' : 'darker'} color.`,
  )
}

/** Writes new colors into the theme, the pictures and the code that draws. */
export function writeColors(brand: typeof currentBrand): void {
  const folders = ['src/theme', 'scripts/drawings', 'public/images']
  const files = folders.flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`))
  for (const file of files.filter((name) => /\.(?:ts|svg)$/.test(name)))
    writeFileSync(file, recolor(readFileSync(file, 'utf8'), brand))
}
