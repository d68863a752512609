/** Path data of simple shapes. */

export const circle = (cx: number, cy: number, r: number) =>
  `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`

export const rect = (x: number, y: number, w: number, h: number, r = 0) =>
  r
    ? `M${x + r} ${y}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1-${r} ${r}h-${w - 2 * r}a${r} ${r} 0 0 1-${r}-${r}v-${h - 2 * r}a${r} ${r} 0 0 1 ${r}-${r}z`
    : `M${x} ${y}h${w}v${h}h-${w}z`

/** Short horizontal strokes that stand for text: [x, y, length] each. */
export const rows = (...items: readonly (readonly [number, number, number])[]) =>
  items.map(([x, y, length]) => `M${x} ${y}h${length}`).join('')

export const tick = (x: number, y: number, size = 4) =>
  `M${x - size} ${y}l${size * 0.7} ${size * 0.75} ${size * 1.3}-${size * 1.5}`

/** The rupee sign as strokes, about `h` high, its left top at (x, y). */
export const rupee = (x: number, y: number, h: number) => {
  const u = h / 12
  return `M${x} ${y}h${7 * u}M${x} ${y + 3 * u}h${7 * u}M${x} ${y}h${2.4 * u}c${4.4 * u} 0 ${4.4 * u} ${6 * u} 0 ${6 * u}h-${2.4 * u}l${5.4 * u} ${6 * u}`
}
