/** Icons of the services, the local services and the results strip, 64 × 64. */
import { siFacebook, siInstagram, siYoutube } from 'simple-icons'

import { logo } from '../../src/lib/logo-path'
import {
  arrow,
  circle,
  type Drawing,
  leaf,
  picture,
  pin,
  RAD,
  rect,
  rows,
  rupee,
  star,
  tick,
} from './draw'
import { paint, save } from './kit'

const plate = { width: 64, height: 64, radius: 16 }
const hand = { line: 2.4, soft: 1.5 }

/** A brand's own mark (24 × 24) in our blue. */
const brand = (path: string, x: number, y: number, size: number) =>
  `<path fill="${paint.line}" transform="translate(${x} ${y}) scale(${size / 24})" d="${path}"/>`

/** A brand's mark that hangs from the tile's edge like a signboard, on two roots. */
const sign = (path: string, x: number, y: number, size: number, inset = 0): Drawing => ({
  soft: `M${x + size * 0.28} 0V${y + inset}M${x + size * 0.72} 0V${y + inset}`,
  accent: leaf(x + size * 0.72, y * 0.62, -38 * RAD, 8),
  extra: brand(path, x, y, size),
})

const services: Record<string, Drawing> = {
  search: {
    paper: circle(28, 27, 14.5),
    soft: 'M28 19.5a7.5 7.5 0 1 1-7.2 5.4M28 24a3.2 3.2 0 1 0 3 2.2',
    line: circle(28, 27, 14.5),
    fill: 'M37.2 39.2l2-2 12.6 12.2c1 1 1 2.2.2 3.1-.9.9-2.2.8-3.1-.2z',
    accent: leaf(28.2, 12.6, -38 * RAD, 9),
  },
  'pay-per-click': {
    paper: 'M27 25l21.5 8.2-9 4.2-4.2 9.2z',
    line: 'M27 25l21.5 8.2-9 4.2-4.2 9.2zM40.5 38.6l8.4 8.4',
    soft: 'M17.6 33.8a13.5 13.5 0 1 1 20.6-14.6M14 44.5A22 22 0 1 1 47.6 20',
    accent: circle(24.6, 22.6, 2.7),
  },
  'social-media': {
    paper: rect(11, 14, 30, 20, 7) + rect(26, 28, 27, 18, 7),
    tint: rect(26, 28, 27, 18, 7),
    line:
      'M18 34c-3.9 0-7-3.1-7-7v-6c0-3.9 3.1-7 7-7h16c3.9 0 7 3.1 7 7v3M18 34c.2 3-1 5-3 6.6 4 0 6.6-2 8-4.6' +
      'M33 28h13c3.9 0 7 3.1 7 7v4c0 3.9-3.1 7-7 7-.2 2.6.7 4.4 2.5 5.8-4.2-.2-6.9-2.4-8-5.800H33c-3.9 0-7-3.1-7-7v-4c0-3.9 3.1-7 7-7z',
    soft: rows([18, 21, 16], [18, 26, 7]),
    accent: 'M39.5 42.300l-4-4.100c-2.6-2.7 1.3-6.4 4-3.5 2.7-2.9 6.6.8 4 3.500z',
  },
  'google-ads': {
    paper: rect(11, 13, 42, 13, 6.5) + rect(11, 32, 42, 19, 4),
    line: rect(11, 13, 42, 13, 6.5) + rect(11, 32, 42, 19, 4),
    soft:
      rows([30, 38, 16], [18, 44.5, 28]) +
      circle(44.5, 19, 2.6) +
      'M46.5 21l1.8 1.8' +
      rows([18, 19.5, 15]),
    accent: rect(17, 35.5, 9, 5, 1.6),
  },
  'web-development': {
    paper: rect(9, 13, 46, 38, 5),
    line:
      rect(9, 13, 46, 38, 5) +
      'M9 22.500h46M24 30.500l-6.5 6.5 6.5 6.500M40 30.500l6.5 6.5-6.5 6.5',
    soft: 'M14.5 17.800h.1M19.5 17.800h.1',
    accentLine: 'M34.5 29.500l-5 15',
  },
  'app-development': {
    paper: rect(19, 9, 26, 46, 5),
    tint: rect(24.5, 28, 6.5, 6.5, 2) + rect(33, 28, 6.5, 6.5, 2) + rect(24.5, 36.5, 6.5, 6.5, 2),
    line: rect(19, 9, 26, 46, 5),
    soft:
      rows([29.5, 50, 5], [25, 17, 14], [25, 21.5, 9]) +
      rect(24.5, 28, 6.5, 6.5, 2) +
      rect(33, 28, 6.5, 6.5, 2) +
      rect(24.5, 36.5, 6.5, 6.5, 2),
    accent: rect(33, 36.5, 6.5, 6.5, 2),
  },
  'ecommerce-development': {
    paper: 'M14 23h36l-2.6 27.300c-.2 2-1.7 3.2-3.6 3.200H20.200c-1.9 0-3.4-1.2-3.6-3.200z',
    line:
      'M14 23h36l-2.6 27.300c-.2 2-1.7 3.2-3.6 3.200H20.200c-1.9 0-3.4-1.2-3.6-3.200z' +
      'M23 30v-9.500c0-5.5 4-9.5 9-9.500s9 4 9 9.500V30',
    soft: 'M24 38.500c0 9 16 9 16 0',
    accent: leaf(32, 12, -30 * RAD, 9),
  },
  'graphic-design': {
    paper: 'M32 9.500l12 18.500c2 8-2 14-6 18.500H26c-4-4.5-8-10.5-6-18.500z',
    line:
      'M32 9.500l12 18.500c2 8-2 14-6 18.500H26c-4-4.5-8-10.5-6-18.500zM32 10.500v17.5' +
      rect(26, 46.5, 12, 7, 1.5),
    soft: 'M25.5 41.500c4 1.6 9 1.6 13 0',
    accent: circle(32, 31.5, 3.6),
  },
  'local-seo': {
    paper: 'M32 47C24.5 37 18.5 31.5 18.5 23.500a13.5 13.5 0 1 1 27 0C45.5 31.5 39.5 37 32 47z',
    line: 'M32 47C24.5 37 18.5 31.5 18.5 23.500a13.5 13.5 0 1 1 27 0C45.5 31.5 39.5 37 32 47z',
    soft:
      'M22.5 44.500c-6 .9-10 2.5-10 4.4 0 2.9 8.7 5.1 19.5 5.100s19.5-2.2 19.5-5.100c0-1.9-4-3.5-10-4.4' +
      circle(32, 23.5, 7.4),
    accent: circle(32, 23.5, 3.2),
  },
  'landing-page-seo': {
    paper: rect(15, 9, 34, 46, 4),
    tint: rect(20, 14.5, 24, 10, 2),
    line: rect(15, 9, 34, 46, 4),
    soft: rows([21, 30, 22], [21, 34.5, 15]),
    accent: rect(20, 41, 24, 8, 4),
  },
  'technical-seo': {
    paper: circle(32, 32, 21),
    line: 'M14.5 43.500a21 21 0 1 1 35 0' + 'M32 35.500l9-12',
    soft: 'M17 32h3M21.4 21.400l2.1 2.100M32 17v3M42.6 21.400l-1 1M47 32h-3M22 48h20M26 52.500h12',
    fill: circle(32, 36, 3.6),
    accent: leaf(40.3, 24.4, -56 * RAD, 9),
  },
  'ecommerce-seo': {
    paper:
      'M12 14.500c0-1.4 1.1-2.5 2.5-2.500H30L51.5 33.500c1.3 1.3 1.3 3 0 4.300L38.3 51c-1.3 1.3-3 1.3-4.3 0L12 29.500z',
    line: 'M12 14.500c0-1.4 1.1-2.5 2.5-2.500H30L51.5 33.500c1.3 1.3 1.3 3 0 4.300L38.3 51c-1.3 1.3-3 1.3-4.3 0L12 29.500z',
    soft: 'M33.5 43.500l10.5-10.500M28.5 38.500l7-7',
    accentLine: circle(21.5, 21.5, 3.6),
  },
  'international-seo': {
    paper: circle(32, 32, 20),
    line: circle(32, 32, 20),
    soft: 'M32 12c-7 5-10 12-10 20s3 15 10 20c7-5 10-12 10-20s-3-15-10-20zM13.5 25h37M13.5 39h37',
    accent: pin(42, 33, 4.6),
    knockFill: circle(42, 23.8, 1.7),
  },
  'content-marketing': {
    paper: 'M32 19c-5-4-12-5.5-21-5v34c9-.5 16 1 21 5 5-4 12-5.5 21-5V14c-9-.5-16 1-21 5z',
    line: 'M32 19c-5-4-12-5.5-21-5v34c9-.5 16 1 21 5 5-4 12-5.5 21-5V14c-9-.5-16 1-21 5zM32 19v34',
    soft: 'M17 22c3.6 0 6.6.7 9 2M17 29c3.6 0 6.6.7 9 2M17 36c3.6 0 6.6.7 9 2M47 36c-3.6 0-6.6.7-9 2',
    accent: leaf(38.5, 31, -42 * RAD, 11),
  },
  'influencer-marketing': {
    paper: circle(32, 25, 8) + 'M17 52c0-9 6.5-14.5 15-14.500S47 43 47 52z',
    line: circle(32, 25, 8) + 'M17 52c0-9 6.5-14.5 15-14.500S47 43 47 52z',
    soft: 'M19.5 33a15 15 0 0 1 1.5-18M44.5 33a15 15 0 0 0-1.5-18M13.5 37a22.5 22.5 0 0 1 1.5-26M50.5 37a22.5 22.5 0 0 0-1.5-26',
    accent: star(32, 46.5, 4.4),
  },
  'instagram-marketing': sign(siInstagram.path, 18, 22, 28),
  'facebook-marketing': sign(siFacebook.path, 18, 22, 28),
  'youtube-marketing': sign(siYoutube.path, 16, 20, 32, 4.6),
  'digital-marketing': {
    extra: `<g transform="translate(8.5 8) scale(.15)"><path fill="${paint.line}" d="${logo.root}"/><path fill="${paint.accent}" d="${logo.leaf}"/></g>`,
  },
  'seo-services': {
    paper: rect(10, 12, 36, 40, 4),
    line: rect(10, 12, 36, 40, 4) + 'M48.6 45.600l6 6',
    soft:
      rows([24, 21, 15], [24, 30, 8], [24, 43, 6]) +
      tick(18, 21, 2.6) +
      tick(18, 30, 2.6) +
      tick(18, 43, 2.6),
    extra: `<circle cx="41.5" cy="38.5" r="9.5" fill="${paint.paper}" stroke="${paint.line}" stroke-width="2.4"/>`,
    accent: leaf(41.5, 42, -52 * RAD, 9),
  },
}

const statistics: Record<string, Drawing> = {
  revenue: {
    paper: circle(28, 34, 17),
    line: circle(28, 34, 17) + rupee(23, 26, 15.5),
    soft: 'M17 34a11 11 0 0 1 4-8.5',
    accentLine: arrow(44, 22, 53.5, 11.5, 6),
  },
  leads: {
    paper:
      'M13 17h38c1.7 0 3 1.3 3 3v21c0 1.7-1.3 3-3 3H31l-9 8v-8h-9c-1.7 0-3-1.3-3-3V20c0-1.7 1.3-3 3-3z',
    line:
      'M13 17h38c1.7 0 3 1.3 3 3v21c0 1.7-1.3 3-3 3H31l-9 8v-8h-9c-1.7 0-3-1.3-3-3V20c0-1.7 1.3-3 3-3z' +
      circle(23, 27, 3.8) +
      'M16.5 37.500c.6-4 3-6 6.5-6s5.9 2 6.5 6',
    soft: rows([36, 26, 12], [36, 32, 8]),
    accent: circle(52.5, 17.5, 5.2),
  },
  'social-engagement': {
    paper: 'M32 50L16.5 34.200C6.5 23.8 21.6 9.6 32 20.8 42.4 9.6 57.5 23.8 47.5 34.200z',
    line: 'M32 50L16.5 34.200C6.5 23.8 21.6 9.6 32 20.8 42.4 9.6 57.5 23.8 47.5 34.200z',
    soft: 'M32 42.500L21 31.300c-4.5-4.7 1-10.6 5.5-7.6',
    accent: leaf(32, 21, -62 * RAD, 11),
  },
  'brand-exposure': {
    paper: 'M9 32c6.5-9.5 14-14 23-14s16.5 4.5 23 14c-6.5 9.5-14 14-23 14S15.5 41.5 9 32z',
    line:
      'M9 32c6.5-9.5 14-14 23-14s16.5 4.5 23 14c-6.5 9.5-14 14-23 14S15.5 41.5 9 32z' +
      circle(32, 32, 8),
    soft: 'M32 12.500V9M20 14.500l-1.5-3M44 14.500l1.5-3M32 51.500V55M20 49.500l-1.5 3M44 49.500l1.5 3',
    accent: circle(32, 32, 3.6),
  },
}

for (const [key, drawing] of Object.entries(services))
  save(`images/services/${key}.svg`, picture(plate, hand, [drawing]))
for (const [key, drawing] of Object.entries(statistics))
  save(`images/statistics/${key}.svg`, picture(plate, hand, [drawing]))
