import { readFile } from 'node:fs/promises'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { layouts } from '../../scripts/build/social-pictures'
import { shapedFont } from '../../scripts/drawings/lettering'
import { renderPng, socialMarkup, type SocialPicture } from '../../scripts/drawings/social'
import { guides } from '../../src/generated/guides'

type Area = { left: number; top: number; width: number; height: number }

/** How much of an area the logo takes: the box around all pixels that are not of the color in the area's corner. */
async function logoIn(picture: Buffer, area: Area) {
  const { data, info } = await sharp(picture)
    .extract(area)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const isDrawn = (at: number) =>
    [0, 1, 2].some((channel) => Math.abs((data[at + channel] ?? 0) - (data[channel] ?? 0)) > 40)
  const drawn = Array.from({ length: info.width * info.height }, (_, i) => i).filter((i) =>
    isDrawn(i * info.channels),
  )
  const rows = drawn.map((i) => Math.floor(i / info.width))
  const columns = drawn.map((i) => i % info.width)
  return {
    height: Math.max(...rows) - Math.min(...rows) + 1,
    width: Math.max(...columns) - Math.min(...columns) + 1,
  }
}

const short = 'Privacy'
const long =
  'How small firms in Bhopal find out which of their advertisements bring calls and enquiries'

const picture = (layout: SocialPicture['layout'], title: string, section = 'Blog') =>
  renderPng(socialMarkup({ title, section, seed: '/a', layout }))

describe.each([
  ['right', { left: 50, top: 490, width: 90, height: 130 }],
  ['left', { left: 488, top: 490, width: 90, height: 130 }],
  ['band', { left: 50, top: 20, width: 90, height: 114 }],
] as const)('the social picture with its drawing at the %s', (layout, area) => {
  test.each([short, long])('shows the logo large, below or above "%s"', async (title) => {
    const logo = await logoIn(await picture(layout, title), area)
    expect(logo.height).toBeGreaterThan(72)
    expect(logo.height).toBeLessThan(90)
    expect(logo.width).toBeGreaterThan(45)
  })

  test('has 1200 × 630 pixels and less than 100 kB', async () => {
    const png = await picture(layout, long)
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 })
    expect(png.length).toBeLessThan(100_000)
  })

  test('names the section where there is one', async () => {
    const without = await picture(layout, short, '')
    expect(without.equals(await picture(layout, short))).toBe(false)
  })
})

test('letters that join are drawn in the font of the pictures, whatever fonts the system has', async () => {
  const title = 'क्षत्रिय, ट्रैक्टर'
  // Between the section and the logo, left of the drawing
  const area = { left: 60, top: 200, width: 700, height: 200 }
  const { width } = await logoIn(await picture('right', title, ''), area)
  const { family, file } = shapedFont
  const own = { text: title, font: `${family} 84`, fontfile: file, dpi: 72 }
  const { info } = await sharp({ text: own }).toBuffer({ resolveWithObject: true })
  expect(Math.abs(width - info.width)).toBeLessThan(6)
})

test('posts, services and jobs have a layout each, by which they are known', () => {
  expect(new Set([layouts.post, layouts.service, layouts.job]).size).toBe(3)
})

test.each(guides.map(({ id }) => id))('the cover of %s shows the logo', async (id) => {
  const svg = await readFile(`public/images/guides/${id}.svg`, 'utf8')
  const light = svg.replace(
    /var\(--(\w)\)/g,
    (_, name: string) => new RegExp(`--${name}:(#\\w+)`).exec(svg)?.[1] ?? '',
  )
  const png = await sharp(Buffer.from(light), { density: 144 }).png().toBuffer()
  // 300 × 400 units: the logo is in the lower left corner, 46 pixels wide at twice the size
  const logo = await logoIn(png, { left: 46, top: 718, width: 50, height: 64 })
  expect(logo.height).toBeGreaterThan(36)
})

test.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['apple-touch-icon.png', 180],
])('the icon %s shows the logo on more than half of its height', async (name, size) => {
  const area = { left: 0, top: 0, width: size, height: size }
  const { height } = await logoIn(await readFile(`public/${name}`), area)
  expect(height / size).toBeGreaterThan(0.55)
})
