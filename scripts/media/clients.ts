/**
 * Wordmarks of the invented clients, 200 × 64: lettering with a small sign each, on a plate of its own
 * that makes six hands one row.
 */
import { colorSchemes } from '../../src/theme/tokens'
import { circle, leaf, RAD } from './draw'
import { color, paints, save, styled, svg } from './kit'
import { outline, widthOf } from './lettering'

const tones = {
  plate: [color.mist, colorSchemes.dark.palette.background.paper],
  letters: [color.deep, '#C4DDF5'],
} as const
const paint = paints(tones)

type Client = {
  name: string
  face: 'display' | 'text'
  size: number
  caps?: boolean
  sign: string
  fill?: boolean
}

/** Each sign is drawn in a 32 × 32 field: strokes, or shapes where `fill` says so. */
const clients: readonly Client[] = [
  {
    name: 'Satpura Threads',
    face: 'display',
    size: 17,
    sign: 'M4 23l8-13 6 9 4-6 6 10M4 28h24M6 23c6-4 14 4 20 0',
  },
  {
    name: 'Kaner Dental',
    face: 'text',
    size: 22,
    fill: true,
    sign: [0, 72, 144, 216, 288].map((a) => leaf(16, 16, (a - 90) * RAD, 13)).join(''),
  },
  {
    name: 'VINDHYA',
    face: 'text',
    size: 21,
    sign:
      circle(16, 16, 8) +
      Array.from({ length: 8 }, (_, i) => {
        const a = i * 45 * RAD
        return `M${(16 + 8 * Math.cos(a)).toFixed(1)} ${(16 + 8 * Math.sin(a)).toFixed(1)}L${(16 + 13 * Math.cos(a)).toFixed(1)} ${(16 + 13 * Math.sin(a)).toFixed(1)}`
      }).join('') +
      circle(16, 16, 2.5),
  },
  {
    name: 'Betwa Grain',
    face: 'display',
    size: 22,
    fill: true,
    sign:
      [6, 13, 20]
        .map((y) => leaf(16, y + 6, -40 * RAD, 10) + leaf(16, y + 6, -140 * RAD, 10))
        .join('') +
      leaf(16, 10, -90 * RAD, 9) +
      'M15.2 10h1.600v20h-1.600z',
  },
  {
    name: 'Second Bell',
    face: 'text',
    size: 22,
    sign: 'M6 24h20c-3-2-3.5-5-3.5-9 0-5-2.5-8-6.5-8s-6.5 3-6.5 8c0 4-.5 7-3.5 9zM13.5 27.500c.6 1 1.5 1.5 2.5 1.500s1.9-.5 2.5-1.500M16 7V4',
  },
  {
    name: 'Mahua Table',
    face: 'display',
    size: 21,
    sign: 'M4 14h24M8 14l-2 14M24 14l2 14M16 14V9' + circle(16, 6, 3),
  },
]

for (const { name, face, size, sign, fill } of clients) {
  const full = name === 'VINDHYA' ? 'Vindhya Gearworks' : name
  const spaced = name === 'VINDHYA'
  const letters = spaced
    ? [...name].reduce<{ d: string; x: number }>(
        ({ d, x }, letter) => ({
          d: d + outline(letter, x, 33, 19, face),
          x: x + widthOf(letter, 19, face) + 3,
        }),
        { d: '', x: 0 },
      )
    : { d: outline(name, 0, 39, size, face), x: widthOf(name, size, face) }
  const below = spaced
    ? [...'GEARWORKS'].reduce<{ d: string; x: number }>(
        ({ d, x }, letter) => ({
          d: d + outline(letter, x, 47, 10, face),
          x: x + widthOf(letter, 10, face) + 3.9,
        }),
        { d: '', x: 0 },
      ).d
    : ''
  const total = 32 + 10 + letters.x
  const left = (200 - total) / 2
  const mark = fill
    ? `<path fill="${paint.letters}" d="${sign}"/>`
    : `<path d="${sign}" fill="none" stroke="${paint.letters}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
  save(
    `images/clients/${full.toLowerCase().replaceAll(' ', '-')}.svg`,
    svg(
      200,
      64,
      styled(
        tones,
        `<rect width="200" height="64" rx="12" fill="${paint.plate}"/>
       <g transform="translate(${left.toFixed(1)} 16)">${mark}</g>
       <path transform="translate(${(left + 42).toFixed(1)} 0)" fill="${paint.letters}" d="${letters.d}${below}"/>`,
      ),
    ),
  )
}
