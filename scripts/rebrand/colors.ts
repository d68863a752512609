import { readFileSync, writeFileSync } from 'node:fs'
import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori'

import { colorSchemes } from '../../src/theme/tokens'
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

type Palette = (typeof colorSchemes)['light' | 'dark']['palette']

/** The pairs of a scheme with less contrast than the theme promises: WCAG 1.4.6 for text, 1.4.11 for controls. */
export function findLowContrast({ primary, secondary, text, background, tone, brand }: Palette) {
  const page = [background.default, background.paper, tone.mist]
  const deep = [tone.deep, brand.homeTop, brand.homeMiddle]
  const pairs = [
    [[text.primary, text.secondary, primary.main, brand.accentText], page, 7],
    [[primary.contrastText], [primary.main, primary.dark], 7],
    [[secondary.contrastText], [secondary.main], 7],
    [[tone.deepText, tone.deepMuted], deep, 7],
    [[brand.edge, brand.line], page, 3],
    [[brand.accent], [tone.deep], 3],
  ] as const
  return pairs
    .flatMap(([colors, grounds, least]) =>
      colors.flatMap((color) =>
        grounds.map((ground) => ({ color, ground, least, contrast: wcagContrast(color, ground) })),
      ),
    )
    .filter(({ contrast, least }) => contrast < least)
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
  const name = [color, ground].includes(brand.accent.toUpperCase()) ? 'accent' : 'primary'
  const other = color === brand[name].toUpperCase() ? ground : color
  const better = wcagLuminance(brand[name]) < wcagLuminance(other) ? 'darker' : 'lighter'
  throw new Error(
    `--${name} ${brand[name]} has a contrast of ${contrast.toFixed(2)} with ${other} and needs ${least}: choose a ${better} color.`,
  )
}

/** Writes new colors into the theme, the pictures and the code that draws. */
export function writeColors(brand: typeof currentBrand): void {
  for (const folder of ['src/theme', 'scripts/drawings', 'public/images'])
    for (const name of listFiles(folder)) {
      const file = `${folder}/${name}`
      if (/\.(?:ts|svg)$/.test(name))
        writeFileSync(file, recolor(readFileSync(file, 'utf8'), brand))
    }
}
