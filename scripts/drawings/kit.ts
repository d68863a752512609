/** What every picture script shares: the palette, where files go, and how an SVG is written down. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

import type { Motif } from './motif'

export const color = {
  deep: '#082A66',
  brand: '#0B4DA2',
  mid: '#1C6DC9',
  sky: '#7CC4F4',
  pale: '#CFE5F7',
  mist: '#EAF3FB',
  white: '#FFFFFF',
  marigold: '#F5A300',
} as const

/** A color by day and by night. */
export type Tone = readonly [light: string, dark: string]

/** Values of attributes for `styled`. Only for pictures that browsers show: sharp knows no variables. */
export const paints = <Name extends string>(all: Readonly<Record<Name, Tone>>) =>
  Object.fromEntries(
    Object.entries<Tone>(all).map(([name, [light, dark]]) => [
      name,
      light === dark ? light : `var(--${name[0]})`,
    ]),
  ) as Readonly<Record<Name, string>>

/**
 * A picture with a style sheet for both color schemes: the light one, or the dark one if its address ends with `#dark`.
 * A variable is named by its tone's first letter; only what the picture uses is written.
 */
export function styled(all: Readonly<Record<string, Tone>>, content: string): string {
  const used = Object.entries(all).filter(([name]) => content.includes(`var(--${name[0]})`))
  const variables = (scheme: 0 | 1) =>
    used.map(([name, tone]) => `--${name[0]}:${tone[scheme].toLowerCase()}`).join(';')
  return used.length
    ? `<style>:root{${variables(0)}}:root:target{${variables(1)}}</style>${content}`
    : content
}

/** Writes `public/{path}`, making folders as needed. */
export function save(path: string, data: string | Buffer): void {
  const file = `public/${path}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, data)
}

/** An SVG file: `width` and `height` are the size it is meant for, so that it never collapses. */
export const svg = (
  width: number,
  height: number,
  content: string,
  viewBox = `0 0 ${width} ${height}`,
) =>
  `<svg ${content.includes(':target') ? 'id="dark" ' : ''}xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .trim()}</svg>\n`

/** The paths of a motif as markup. */
export const motifMarkup = (
  { paths }: Motif,
  tones: { line: string; soft: string; accent: string },
): string =>
  paths
    .map(({ d, strokeWidth, tone }) =>
      strokeWidth
        ? `<path d="${d}" fill="none" stroke="${tones[tone]}" stroke-width="${strokeWidth}" stroke-linecap="round"/>`
        : `<path d="${d}" fill="${tones[tone]}"/>`,
    )
    .join('')
