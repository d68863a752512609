/** What every picture script shares: the palette, where files go, and how an SVG is written down. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Motif } from '../../src/lib/motif'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
export const publicDir = join(root, 'public')

export const color = {
  ink: '#0B1B33',
  deep: '#082A66',
  brand: '#0B4DA2',
  mid: '#1C6DC9',
  sky: '#7CC4F4',
  pale: '#CFE5F7',
  mist: '#EAF3FB',
  white: '#FFFFFF',
  marigold: '#F5A300',
  gradientTop: '#061B46',
  gradientMiddle: '#0B3F91',
} as const

/** Writes `public/{path}`, making folders as needed. */
export function save(path: string, data: string | Buffer): void {
  const file = join(publicDir, path)
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
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">${content
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
