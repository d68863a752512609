/**
 * The still map of the contact page, 640 × 400: a quarter of a town as the house draws it, with the
 * office's own address. Not to scale; the link beside it leads to a real map.
 */
import { company } from '../../src/content/company'
import { colorSchemes } from '../../src/theme/tokens'
import { color, paints, save, styled, svg } from './kit'
import { fitSize, outline, widthOf } from './lettering'
import { leaf, RAD } from './motif-line'
import { circle, rect } from './shapes'

const [quarter = '', zone = ''] = company.address.street.split(', ').reverse()
const pin = { x: 258, y: 262 }

const dark = colorSchemes.dark.palette
const tones = {
  ground: [color.mist, dark.background.paper],
  water: [color.pale, '#12376B'],
  lanes: [color.white, '#24405F'],
  dashes: [color.sky, '#6FA8E2'],
  rail: [color.mid, '#6FA8E2'],
  pin: [color.brand, dark.brand.line],
  box: [color.white, '#17304F'],
  text: [color.deep, dark.text.primary],
  accent: [color.marigold, color.marigold],
} as const
const paint = paints(tones)

const avenue = 'M-10 312C120 300 210 280 300 244S520 150 650 132'
const cross = 'M214-10C226 90 244 170 300 244s70 110 78 170'
const rail = 'M520-10c-20 90-26 200 10 430'
const streets = [
  'M-10 96c90-4 160-8 232-22M-10 200c90 0 170-6 252-28',
  'M250 60c90-14 170-34 262-52M268 134c100-18 170-40 246-62M300 244',
  'M330 232c-20-70-40-130-48-190M412 194c-16-56-30-110-40-204M470 172c-10-50-22-110-28-182',
  'M338 290c70-22 120-44 178-62M362 352c60-18 100-34 160-50M430 206c18 50 34 90 44 156',
  'M60 304c-8 40-14 70-30 110M150 286c2 46-6 90-20 130M90 198c6 38 10 70 8 104M170 190c4 34 8 60 8 92',
  'M560 150c8 70 10 160 40 260M548 250c40-12 70-20 110-26M552 60c40-6 70-8 110-8',
]
  .join('')
  .replace('M300 244', '')

const label = (
  text: string,
  x: number,
  y: number,
  size: number,
  face: 'display' | 'text',
  fill: string,
) => `<path fill="${fill}" d="${outline(text, x, y, size, face)}"/>`
const second = [zone, company.city].filter(Boolean).join(', ')
const sizes = [fitSize(quarter, 22, 300, 'display'), fitSize(second, 16, 300, 'text')] as const
const box = Math.max(widthOf(quarter, sizes[0], 'display'), widthOf(second, sizes[1])) + 36

save(
  'images/office-map.svg',
  svg(
    640,
    400,
    styled(
      tones,
      `<g fill="none" stroke-linecap="round" stroke-linejoin="round">
     <rect width="640" height="400" fill="${paint.ground}"/>
     <path d="M-10 340c60-8 120 6 150 40 12 14 14 30 10 50H-10z" fill="${paint.water}"/>
     <path d="M-10 352c56-8 108 6 136 36M-10 366c46-6 90 6 112 30M-10 380c36-4 66 4 84 20" stroke="${paint.dashes}" stroke-width="1.4"/>
     <path d="M566 168c26-8 50-12 84-14v64c-30 2-50 6-76 14-4-24-6-44-8-64z" fill="${paint.water}"/>
     <path d="${streets}" stroke="${paint.lanes}" stroke-width="7"/>
     <path d="${avenue}${cross}" stroke="${paint.lanes}" stroke-width="17"/>
     <path d="${avenue}${cross}" stroke="${paint.dashes}" stroke-width="1.2" stroke-dasharray="7 9"/>
     <path d="${rail}" stroke="${paint.rail}" stroke-width="2"/>
     <path d="${rail}" stroke="${paint.rail}" stroke-width="8" stroke-dasharray="1.4 12" stroke-linecap="butt"/>
     <path d="${[26, 44, 64].map((r) => circle(pin.x, pin.y, r)).join('')}" stroke="${paint.rail}" stroke-width="1.2" opacity=".55"/>
     <path d="M${pin.x} ${pin.y}c-11-17-23-28-23-45a23 23 0 1 1 46 0c0 17-12 28-23 45z" fill="${paint.pin}"/>
     <path d="${leaf(pin.x - 5, pin.y - 35, -58 * RAD, 22)}" fill="${paint.accent}"/>
     <path d="${rect(pin.x + 36, pin.y - 76, +box.toFixed(0), 64, 10)}" fill="${paint.box}" stroke="${paint.pin}" stroke-width="1.6"/>
     ${label(quarter, pin.x + 54, pin.y - 46, sizes[0], 'display', paint.text)}
     ${label(second, pin.x + 54, pin.y - 24, sizes[1], 'text', paint.text)}
     </g>`,
    ),
  ),
)
