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

/** Contrast of two colors (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export function contrast(first: Rgb, second: Rgb): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((channel) => {
    const part = channel / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
