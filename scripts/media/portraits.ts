/**
 * The team, drawn: the same head, light and line for everybody; hair, clothes and age are each
 * person's own. 320 × 320, plainly illustrations. The people are invented.
 */
import { colorSchemes } from '../../src/theme/tokens'
import { circle } from './draw'

import { color, paints, save, styled, svg } from './kit'

type Skin = { base: string; shade: string; lip: string }

const skins = {
  light: { base: '#E3B48F', shade: '#CF9A72', lip: '#B0624F' },
  wheat: { base: '#D49E74', shade: '#BC8459', lip: '#9F5645' },
  brown: { base: '#BC8259', shade: '#A26B45', lip: '#8A4A3B' },
  deep: { base: '#A06A45', shade: '#875536', lip: '#74392F' },
} satisfies Record<string, Skin>

/** By night the wall behind them is dusky: dark hair stays in sight, and nothing shines. */
const tones = {
  ground: [colorSchemes.light.palette.tone.mist, '#35587F'],
  rings: [color.sky, '#6C97CB'],
} as const
const paint = paints(tones)

const hairColor = '#15213A'
const gray = '#93A0B4'
const line = color.deep

type Person = {
  skin: Skin
  /** Shape of the face: a rounder or a squarer jaw. */
  jaw: 'round' | 'square' | 'long'
  /** Behind everything. */
  back?: string
  /** Clothes, drawn over the neck. */
  clothes: string
  /** Over the face: hair, beard. */
  front: string
  brow?: number
  brows?: string
  smile?: 'open' | 'closed' | 'slight'
  lips?: boolean
  glasses?: 'round' | 'square'
  /** Jewellery, bindi, gray strands. */
  extra?: string
  mouthAbove?: string
  lines?: boolean
}

const fill = (d: string, c: string) => `<path d="${d}" fill="${c}"/>`
const shape = (d: string, c: string) =>
  `<path d="${d}" fill="${c}" stroke="${line}" stroke-width="2.4"/>`
const stroke = (d: string, c: string, w: number) =>
  `<path d="${d}" stroke="${c}" stroke-width="${w}"/>`

const faces = {
  round: 'M118 132c0-36 16-58 42-58s42 22 42 58c0 33-20 60-42 60s-42-27-42-60z',
  square:
    'M117 130c0-35 16-56 43-56s43 21 43 56c0 22-4 38-14 50-8 10-18 15-29 15s-21-5-29-15c-10-12-14-28-14-50z',
  long: 'M118 130c0-36 16-57 42-57s42 21 42 57c0 26-7 44-18 56-7 8-15 11-24 11s-17-3-24-11c-11-12-18-30-18-56z',
}

/** Rings of a tree behind the head: the motif's place in each portrait. */
const rings = [70, 88, 107, 127]
  .map((r, i) => {
    const start = (i * 97 + 20) * (Math.PI / 180)
    const end = start + Math.PI * 1.72
    const p = (a: number) =>
      `${(160 + r * Math.cos(a)).toFixed(1)} ${(134 + r * Math.sin(a)).toFixed(1)}`
    return `M${p(start)}A${r} ${r} 0 1 1 ${p(end)}`
  })
  .join('')

function portrait(p: Person): string {
  const { skin } = p
  const mouth = {
    open: `<path d="M143 168c9 3 25 3 34 0-2 11-9 16-17 16s-15-5-17-16z" fill="#fff" stroke="${skin.lip}" stroke-width="2.6"/>`,
    closed:
      (p.lips
        ? fill(
            'M142 168c7 1 12 1 15 .2 2 .8 4 .8 6 0 3 .8 8 .8 15-.2-4 9-10 13.5-18 13.5s-14-4.5-18-13.5z',
            skin.lip,
          )
        : stroke('M145 171c8 7 22 7 30 0', line, 2.6)) +
      (p.lips
        ? stroke('M141 167.5c9 6.5 29 6.5 38 0', '#6B2F28', 1.8)
        : stroke('M155 181c3 1.5 7 1.5 10 0', skin.shade, 2.2)),
    slight:
      stroke('M147 172c8 4 18 5 27-1', line, 2.6) +
      stroke('M155 181c3 1.5 7 1.5 10 0', skin.shade, 2.2),
  }[p.smile ?? 'closed']
  const brow = p.brow ?? 3.4
  return svg(
    320,
    320,
    styled(
      tones,
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
     <rect width="320" height="320" fill="${paint.ground}"/>
     ${stroke(rings, paint.rings, 1.6)}
     ${p.back ?? ''}
     ${shape('M138 176v40c-4 10-14 14-26 18v30h96v-30c-12-4-22-8-26-18v-40z', skin.base)}
     ${fill('M139.2 184c10 14 32 14 41.6 0v18c-12 9-30 7-41.6-4z', skin.shade)}
     ${p.clothes}
     ${shape('M117 134c-12-6-15 24 1 26zM203 134c12-6 15 24-1 26z', skin.base)}
     ${shape(faces[p.jaw], skin.base)}
     ${p.mouthAbove ?? ''}
     ${p.brows ?? stroke('M129 120c6-5 14-5 20-2M171 118c6-3 14-3 20 2', hairColor, brow)}
     ${fill(circle(140, 134, 4.2) + circle(180, 134, 4.2), hairColor)}
     ${stroke('M131 132c4-6 13-7 18-1M171 131c5-6 14-5 18 1', hairColor, 2.4)}
     ${p.lines ? stroke('M131 145c4 2.6 8 3 12 2M189 145c-4 2.6-8 3-12 2', skin.shade, 1.8) : ''}
     ${stroke('M160 134c1 8 6 14 5 19-1 4-7 4-10 2', skin.shade, 2.6)}
     ${mouth}
     ${p.front}
     ${
       p.glasses === 'round'
         ? stroke(
             circle(140, 134, 15.5) +
               circle(180, 134, 15.5) +
               'M155.5 132c3-3 6-3 9 0M124.5 132l-8-3M195.5 132l8-3',
             line,
             2.4,
           )
         : p.glasses === 'square'
           ? stroke(
               'M123 125h31v12c0 6-5 9-10 9h-11c-6 0-10-4-10-10zM166 125h31v11c0 6-4 10-10 10h-11c-5 0-10-3-10-9zM154 129c4-2 8-2 12 0M123 128l-7-1M197 128l7-1',
               line,
               2.8,
             )
           : ''
     }
     ${p.extra ?? ''}
     </g>`,
    ),
  )
}

const shoulders = 'M40 330c0-58 20-86 62-98l36-14c4 18 40 18 44 0l36 14c42 12 62 40 62 98z'
const bindi = (c: string) => fill(circle(160, 111, 3), c)

const people: Record<string, Person> = {
  // Founder, in her fifties: hair parted in the middle and tied back, a sari.
  'meenal-deshpande': {
    skin: skins.wheat,
    jaw: 'round',
    lips: true,
    smile: 'closed',

    back: fill(
      'M196 84c26-4 40 14 34 32-6 18-28 20-36 8zM112 134c-8-46 14-76 48-76s56 30 48 76z',
      hairColor,
    ),
    clothes:
      shape('M40 330c0-58 20-86 62-98l36-12c4 30 40 30 44 0l36 12c42 12 62 40 62 98z', color.deep) +
      shape('M196 223l22 8c42 12 62 40 62 99H72c30-50 84-60 124-107z', color.brand) +
      stroke('M196 223C158 272 104 280 76 330', color.marigold, 7) +
      stroke('M222 240c-30 40-74 54-104 90M246 254c-24 34-60 50-84 76', color.mid, 2.2),
    front: fill(
      'M115 137c-10-50 12-77 45-77s55 27 45 77c-5-24-17-42-43-53-25 11-41 28-47 53z',
      hairColor,
    ),
    extra:
      stroke('M161 64c-24 10-40 28-44 50M165 66c18 8 32 24 38 44', gray, 2.4) +
      bindi('#A3272B') +
      fill(circle(113, 164, 4) + circle(207, 164, 4), color.marigold),
  },
  // Late thirties: hair to the shoulder, round glasses, a kurta with a stole.
  'asha-verma': {
    skin: skins.brown,
    jaw: 'round',
    lips: true,
    glasses: 'round',
    back: fill(
      'M104 214c-12-40-14-96 4-124 12-22 32-32 54-32 44 0 60 34 58 78-1 34 2 58 0 78-18 10-98 12-116 0z',
      hairColor,
    ),
    clothes:
      shape(shoulders, color.white) +
      stroke('M138 219c2 26 14 44 22 54 8-10 20-28 22-54M160 273v57', line, 2.4) +
      shape(
        'M98 234c-6 34-2 66 6 96H58c-8-40 4-78 40-96zM222 234c6 34 2 66-6 96h46c8-40-4-78-40-96z',
        color.sky,
      ) +
      stroke('M74 262c-4 22-2 46 4 68M246 262c4 22 2 46-4 68', color.brand, 2),
    front: fill(
      'M113 150c-10-56 12-90 48-90 34 0 54 28 47 86-4-24-12-40-26-54-18 14-46 20-58 20-6 10-10 22-11 38z',
      hairColor,
    ),
    extra: fill(
      'M116 112c-12 22-14 62-12 102 8 5 16 5 24 2-8-20-12-48-10-84zM204 112c12 22 14 62 12 102-6 5-14 5-22 2 8-20 12-48 10-84z',
      hairColor,
    ),
  },
  // Early thirties: short hair, a trimmed beard, a hoodie.
  'rohit-malviya': {
    skin: skins.wheat,
    jaw: 'square',
    brow: 4.4,
    clothes:
      shape(
        'M40 330c0-58 20-84 62-96l24-14c12 34 56 34 68 0l24 14c42 12 62 38 62 96z',
        color.brand,
      ) +
      shape(
        'M126 218c-14 6-20 18-18 32 16 22 88 22 104 0 2-14-4-26-18-32-8 36-60 36-68 0z',
        color.mid,
      ) +
      stroke('M142 262v36M178 262v30', color.white, 3.4),
    front:
      fill('M114 108h8v34c-4-2-7-8-8-16zM206 108h-8v34c4-2 7-8 8-16z', hairColor) +
      fill(
        'M117 128c-2 24 2 44 13 56 8 9 18 14 30 14s22-5 30-14c11-12 15-32 13-56-4 20-8 28-14 32-8-4-20-5-29 0-9-5-21-4-29 0-6-4-10-12-14-32z',
        hairColor,
      ) +
      fill(
        'M113 132c-6-48 16-76 50-76 32 0 50 22 44 76-4-16-8-26-14-34-22 4-48 0-60-10-10 10-16 24-20 44z',
        hairColor,
      ) +
      `<path d="M146 171c6 4 22 4 28 0-2 7-8 11-14 11s-12-4-14-11z" fill="#fff"/>`,
    smile: 'slight',
  },
  // Late twenties: a long plait over the shoulder, a nose stud, a bright kurta.
  'neha-kulkarni': {
    skin: skins.light,
    jaw: 'round',
    lips: false,
    smile: 'open',
    back: fill('M111 136c-8-46 14-76 49-76s57 30 49 76z', hairColor),
    clothes:
      shape(
        'M40 330c0-58 20-86 62-98l28-10c4 28 14 42 30 42s26-14 30-42l28 10c42 12 62 40 62 98z',
        color.marigold,
      ) + stroke('M122 225c4 34 18 49 38 49s34-15 38-49', line, 2.4),
    front:
      fill(
        'M115 138c-12-48 10-78 45-78s57 30 45 78c-3-18-8-32-15-42-14-2-30-10-38-18-10 16-28 30-37 60z',
        hairColor,
      ) +
      fill(
        'M208 132c10 28 8 56 2 84 8 8 10 18 6 30 6 10 6 22 0 32 4 12 2 22-6 32-6-4-14-4-18 0-4-12-4-22 2-32-4-12-2-22 6-32-4-12 0-22 4-30-4-28-2-58 4-84z',
        hairColor,
      ) +
      stroke('M196 218c6 6 10 8 15 0M194 248c8 8 14 8 20 0M194 280c8 8 14 6 20-2', color.mid, 2.4),
    extra:
      fill(circle(169, 153, 2.2), color.white) +
      stroke('M113 160v10M207 160v10', color.marigold, 3) +
      fill(circle(113, 174, 4) + circle(207, 174, 4), color.marigold) +
      bindi(color.deep),
  },
  // Mid forties: receding hair, a full beard that turns gray, a band collar.
  'imran-qureshi': {
    skin: skins.light,
    jaw: 'long',
    brow: 4.4,
    glasses: 'square',
    smile: 'slight',
    clothes:
      shape('M40 330c0-58 20-84 62-96l34-14c8 16 40 16 48 0l34 14c42 12 62 38 62 96z', color.ink) +
      shape('M136 214c-6 4-8 10-8 18 18 16 46 16 64 0 0-8-2-14-8-18-8 16-40 16-48 0z', color.ink) +
      stroke('M160 244v86M128 232c18 16 46 16 64 0', color.sky, 2.2) +
      fill(circle(166, 262, 2.6) + circle(166, 286, 2.6) + circle(166, 310, 2.6), color.sky),
    front:
      fill('M114 108h8v34c-4-2-7-8-8-16zM206 108h-8v34c4-2 7-8 8-16z', hairColor) +
      fill(
        'M117 132c-2 32 6 58 20 70 7 6 14 9 23 9s16-3 23-9c14-12 22-38 20-70-4 16-7 24-13 28-8-4-21-4-30 1-9-5-22-5-30-1-6-4-9-12-13-28z',
        hairColor,
      ) +
      fill(
        'M114 134c-8-36 2-66 28-74 28-8 64 0 66 40 0 12 0 22-2 34-4-14-6-22-8-30 0-14-10-22-22-24-14 2-28 2-38 0-10 6-14 14-16 24-4 8-6 18-8 30z',
        hairColor,
      ) +
      stroke(
        'M132 186c4 8 10 14 16 18M188 186c-4 8-10 14-16 18M150 196c2 5 4 8 6 10M170 196c-2 5-4 8-6 10',
        gray,
        2.4,
      ) +
      `<path d="M147 172c8 4 18 4 26 0-2 6-7 9-13 9s-11-3-13-9z" fill="${skins.light.lip}"/>`,
  },
  // Late twenties: curls to the chin, a blazer.
  'pooja-baghel': {
    skin: skins.deep,
    jaw: 'round',
    smile: 'open',
    back: fill(
      'M104 196c-14-4-20-18-14-30-12-10-12-28 0-36-6-16 2-32 16-36 2-18 18-30 34-26 12-12 34-12 44 0 18-4 32 8 34 26 14 6 20 20 14 36 12 8 12 26 0 36 6 12 0 26-14 30-20 8-94 8-114 0z',
      hairColor,
    ),
    clothes:
      shape('M40 330c0-58 20-86 62-98l36-14c4 18 40 18 44 0l36 14c42 12 62 40 62 98z', color.mid) +
      shape('M130 221l30 76 30-76-8-4c-4 18-40 18-44 0z', color.white) +
      shape(
        'M128 220c-10 6-18 14-22 24l16 14-8 12 46 60v-30zM192 220c10 6 18 14 22 24l-16 14 8 12-46 60v-30z',
        color.brand,
      ),
    front: fill(
      'M112 148c-8-10-8-24 0-32-2-18 8-32 24-36 10-12 36-14 48 0 16 2 26 18 24 36 8 8 8 22 0 32-2-18-6-28-14-36-8 2-16-2-20-8-10 8-24 8-32 2-6 8-12 10-18 8-6 8-10 18-12 34z',
      hairColor,
    ),
    extra:
      fill(
        circle(110, 142, 13) + circle(210, 142, 13) + circle(109, 158, 9) + circle(211, 158, 9),
        hairColor,
      ) + stroke(circle(112, 172, 7) + circle(208, 172, 7), color.marigold, 2.8),
  },
  // In his fifties: gray hair parted at the side, a moustache, a shirt and a sleeveless sweater.
  'arjun-tiwari': {
    skin: skins.brown,
    jaw: 'square',
    smile: 'slight',
    lines: true,
    brows: stroke('M129 120c6-5 14-5 20-2M171 118c6-3 14-3 20 2', '#5C6880', 4.4),
    clothes:
      shape(
        'M40 330c0-58 20-84 62-96l36-14c4 18 40 18 44 0l36 14c42 12 62 38 62 96z',
        color.white,
      ) +
      shape('M104 236l18-8 38 62 38-62 18 8c-4 30 0 62 8 94H96c8-32 12-64 8-94z', color.deep) +
      shape(
        'M135 215c4 14 13 26 25 33l-22 12-16-34zM185 215c-4 14-13 26-25 33l22 12 16-34z',
        color.white,
      ) +
      stroke('M122 228l38 68 38-68', color.marigold, 3),
    front:
      fill('M114 108h8v34c-4-2-7-8-8-16zM206 108h-8v34c4-2 7-8 8-16z', gray) +
      fill(
        'M113 132c-8-42 8-74 46-76 36-2 54 26 48 76-4-14-8-24-14-32-20 0-46-4-58-14-10 12-18 26-22 46z',
        gray,
      ) +
      stroke('M136 84c16 10 36 14 56 14M130 78c14-10 34-12 50-6', '#C3CCDA', 2.2) +
      fill('M133 169c6-10 18-13 27-8 9-5 21-2 27 8-9 2-19 1-27-3-8 4-18 5-27 3z', '#5C6880'),
  },
}

for (const [key, person] of Object.entries(people)) save(`images/team/${key}.svg`, portrait(person))
