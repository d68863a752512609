import { inflateSync } from 'node:zlib'

/** Pixels of a screenshot: RGB, one byte each, row by row. */
export type Pixels = { width: number; height: number; at: (x: number, y: number) => Rgb }

export type Rgb = readonly [red: number, green: number, blue: number]

/**
 * Reads what Chromium's screenshots are: PNG, 8 bit, RGB or RGBA, not interlaced.
 *
 * @throws on any other kind of PNG.
 * @see https://www.w3.org/TR/png-3/#9Filters
 */
export function readPng(file: Buffer): Pixels {
  const width = file.readUInt32BE(16)
  const height = file.readUInt32BE(20)
  const [depth, kind, , , interlaced] = file.subarray(24, 29)
  if (depth !== 8 || (kind !== 2 && kind !== 6) || interlaced) throw new Error('Unknown PNG')
  const size = kind === 6 ? 4 : 3

  const parts: Buffer[] = []
  for (let position = 8; position < file.length;) {
    const length = file.readUInt32BE(position)
    const name = file.toString('latin1', position + 4, position + 8)
    if (name === 'IDAT') parts.push(file.subarray(position + 8, position + 8 + length))
    position += length + 12
  }
  const raw = inflateSync(Buffer.concat(parts))
  const stride = width * size
  const data = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)]
    const from = y * (stride + 1) + 1
    const to = y * stride
    for (let i = 0; i < stride; i++) {
      const left = i >= size ? (data[to + i - size] ?? 0) : 0
      const up = y > 0 ? (data[to + i - stride] ?? 0) : 0
      const corner = i >= size && y > 0 ? (data[to + i - stride - size] ?? 0) : 0
      data[to + i] = (raw[from + i] ?? 0) + predict(filter, left, up, corner)
    }
  }
  return {
    width,
    height,
    at: (x, y) => {
      const i = y * stride + x * size
      return [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0]
    },
  }
}

function predict(filter: number | undefined, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    case 4: {
      const guess = left + up - corner
      const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
      return a <= b && a <= c ? left : b <= c ? up : corner
    }
    default:
      return 0
  }
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
