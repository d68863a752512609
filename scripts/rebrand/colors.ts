import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { clampChroma, converter, formatHex, wcagContrast, wcagLuminance } from 'culori'

import { colorSchemes } from '../../src/theme/tokens'

/** The two colors that all others are made from, as `#RRGGBB`. */
export type Brand = { readonly primary: string; readonly accent: string }

type Palette = (typeof colorSchemes)['light']['palette'] | (typeof colorSchemes)['dark']['palette']

/** The files that name colors. */
const files = [
  'src/theme/tokens.ts',
  'scripts/drawings/kit.ts',
  'scripts/drawings/guide-covers.ts',
  'scripts/drawings/office-map.ts',
  ...readdirSync('public/images', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.svg'))
    .map((name) => `public/images/${name}`),
]

const { primary, secondary } = colorSchemes.light.palette
/** The colors that the site has now. */
export const currentBrand: Brand = { primary: primary.main, accent: secondary.main }

const toOklch = converter('oklch')

/** Makes the shades of the present colors in a text shades of the new ones that are as light. */
const recolor = (text: string, to: Brand): string =>
  // What is wrong or right looks so in every brand
  text.replace(/\b(?:error|success|warning)"?:.*?\}|#(?:[\da-f]{6}|[\da-f]{3})\b/gi, (part) =>
    part.startsWith('#') ? shade(part, to) : part,
  )

function shade(hex: string, to: Brand): string {
  const { c, h = 0 } = toOklch(hex) ?? { c: 0 }
  for (const name of ['primary', 'accent'] as const) {
    const [old, now] = [currentBrand[name], to[name]]
    if (formatHex(hex) === formatHex(old)) return now.toUpperCase()
    const { c: oldC = 1, h: oldH = 0 } = toOklch(old) ?? {}
    const { c: nowC = 0, h: nowH = 0 } = toOklch(now) ?? {}
    const distance = Math.abs(((h - oldH + 540) % 360) - 180)
    // Shades of a color are within 35 degrees of its hue
    if (c > 0.003 && distance <= 35)
      return old === now ? hex : asLight(hex, (c * nowC) / oldC, h + nowH - oldH)
  }
  return hex
}

/** A color of another hue that is as light as `hex` by WCAG, so that it has the same contrast with all others. */
function asLight(hex: string, c: number, h: number): string {
  let [low, high, color] = [0, 1, hex]
  for (let step = 0; step < 20; step++) {
    const l = (low + high) / 2
    color = formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch')) ?? hex
    if (wcagLuminance(color) < wcagLuminance(hex)) low = l
    else high = l
  }
  return color.toUpperCase()
}

/** Colors, their backgrounds, and the contrast that the theme promises: WCAG 1.4.6 for text, 1.4.11 for controls. */
function pairs({ primary, secondary, text, background, tone, brand }: Palette) {
  const page = [background.default, background.paper, tone.mist]
  const deep = [tone.deep, brand.homeTop, brand.homeMiddle]
  return [
    [[text.primary, text.secondary, primary.main, brand.accentText], page, 7],
    [[primary.contrastText], [primary.main, primary.dark], 7],
    [[secondary.contrastText], [secondary.main], 7],
    [[tone.deepText, tone.deepMuted], deep, 7],
    [[brand.edge, brand.line], page, 3],
    [[brand.accent], [tone.deep], 3],
  ] as const
}

/** The pairs of colors of a scheme that are too similar. */
export const findLowContrast = (palette: Palette) =>
  pairs(palette)
    .flatMap(([colors, grounds, least]) =>
      colors.flatMap((color) => grounds.map((ground) => ({ color, ground, least }))),
    )
    .map((pair) => ({ ...pair, contrast: wcagContrast(pair.color, pair.ground) }))
    .filter(({ contrast, least }) => contrast < least)

/** @throws a sentence if the theme cannot use the colors. */
export function checkBrand(brand: Brand): void {
  for (const [name, color] of Object.entries(brand))
    if (!/^#[\da-f]{6}$/i.test(color))
      throw new Error(`--${name} must be a color like ${currentBrand.primary}, but is ${color}.`)
  const schemes = JSON.parse(recolor(JSON.stringify(colorSchemes), brand)) as typeof colorSchemes
  const faults = Object.values(schemes).flatMap(({ palette }) => findLowContrast(palette))
  const [worst] = faults.toSorted((a, b) => a.contrast - b.contrast)
  if (!worst) return
  const { color, ground, contrast, least } = worst
  const name = [color, ground].includes(brand.accent.toUpperCase()) ? 'accent' : 'primary'
  const other = color === brand[name].toUpperCase() ? ground : color
  const better = wcagLuminance(brand[name]) < wcagLuminance(other) ? 'darker' : 'lighter'
  throw new Error(
    `--${name} ${brand[name]} has a contrast of ${contrast.toFixed(2)} with ${other} and needs ${least}: choose a ${better} color.`,
  )
}

/** Writes new colors into the theme and the code that draws. */
export function writeColors(brand: Brand): void {
  for (const file of files) writeFileSync(file, recolor(readFileSync(file, 'utf8'), brand))
}
