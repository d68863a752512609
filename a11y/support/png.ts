import { wcagContrast } from 'culori'
import sharp from 'sharp'

/** Pixels of a screenshot: RGB, one byte each. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => Rgb }

export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads a screenshot. @throws if the file is no picture. */
export async function readPng(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const at = (x: number, y: number): Rgb => {
    const start = (y * width + x) * info.channels
    return [data[start] ?? 0, data[start + 1] ?? 0, data[start + 2] ?? 0]
  }
  return { width, height, at }
}

/** How many pixels of two screenshots of the same size differ. */
export async function countPixels(
  first: Buffer,
  second: Buffer,
  differ: (before: Rgb, after: Rgb) => boolean,
): Promise<number> {
  const [before, after] = await Promise.all([readPng(first), readPng(second)])
  let count = 0
  for (let y = 0; y < Math.min(before.height, after.height); y++)
    for (let x = 0; x < Math.min(before.width, after.width); x++)
      if (differ(before.at(x, y), after.at(x, y))) count += 1
  return count
}

const toColor = ([red, green, blue]: Rgb) =>
  ({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }) as const

/** Contrast of two colors (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrast = (first: Rgb, second: Rgb): number =>
  wcagContrast(toColor(first), toColor(second))
