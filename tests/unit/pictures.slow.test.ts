import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'

import { makePictures } from '../../scripts/content/pictures'
import { makeFolder } from '../make-folder'

const root = makeFolder(afterAll)

const out = path.join(root, 'out')
/** Writes a photo-like picture: a gradient with noise. */
async function draw(name: string, width: number, height: number, orientation?: number) {
  const file = path.join(root, name)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  await sharp({ create: { width, height, channels: 3, background: '#468', noise } })
    .withMetadata({ orientation })
    .toFile(file)
  return file
}
const sizesOf = (srcset = '') => srcset.split(', ').map((source) => source.split(' '))
const fileOf = (src: string) => path.join(out, src.replace('/images/content/', ''))

test('a photo becomes AVIF and JPEG in the displayed sizes', async () => {
  const { readPicture } = makePictures(out)
  const picture = await readPicture(await draw('photo.jpg', 4000, 3000))
  expect(picture).toMatchObject({ width: 4000, height: 3000 })
  for (const [format, srcset] of Object.entries({ heif: picture.avif, jpeg: picture.jpeg })) {
    const sources = sizesOf(srcset)
    expect(sources.map(([, size]) => size)).toEqual(['320w', '640w', '960w', '1280w', '1920w'])
    for (const [src = '', size] of sources) {
      const { width, ...made } = await sharp(fileOf(src)).metadata()
      expect(`${width}w`).toBe(size)
      expect(made.format).toBe(format)
      expect(made.exif).toBeUndefined()
    }
  }
  expect(existsSync(fileOf(picture.src))).toBe(true)
}, 120_000)

test('a photo that the camera turned is upright, and a small one is not enlarged', async () => {
  const { readPicture } = makePictures(out)
  const picture = await readPicture(await draw('turned.jpg', 500, 400, 6))
  expect(picture).toMatchObject({ width: 400, height: 500 })
  expect(sizesOf(picture.jpeg).map(([, size]) => size)).toEqual(['320w', '400w'])
  const { width = 0, height = 0 } = await sharp(fileOf(picture.src)).metadata()
  expect(height).toBeGreaterThan(width)
})

test('a picture is not made again, and one that is no longer read is removed', async () => {
  const first = makePictures(out)
  const old = await first.readPicture(await draw('old.png', 400, 300))
  const kept = await first.readPicture(await draw('kept.png', 400, 300))
  const { mtimeMs } = statSync(fileOf(kept.src))
  const second = makePictures(out)
  expect(await second.readPicture(path.join(root, 'kept.png'))).toEqual(kept)
  await second.removeUnused()
  expect(statSync(fileOf(kept.src)).mtimeMs).toBe(mtimeMs)
  expect(existsSync(fileOf(old.src))).toBe(false)
})

const start = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"'

test('a drawing is copied', async () => {
  const file = path.join(root, 'logo.svg')
  const style = '@font-face{src:url("data:font/woff2;base64,AA")}.a{fill:url( #b )}/* @imports */'
  const shapes = `<path style="fill: url(&quot;#b&quot;)" filter="url('#c')"/><use href="#b"/>`
  writeFileSync(file, `${start}><style>${style}</style>${shapes}</svg>`)
  const picture = await makePictures(out).readPicture(file)
  expect(picture).toEqual({ src: expect.stringMatching(/\.svg$/), width: 9, height: 9 })
})

test('names of phones become names without spaces, whatever their letters', async () => {
  const { readPicture } = makePictures(out)
  for (const name of ['WhatsApp Image 2026-11-20 at 10.15.30', 'छाया, 1', 'a&b #2?', '%20'])
    expect((await readPicture(await draw(`${name}.png`, 40, 30))).src).toMatch(/^[a-z0-9/.-]+$/)
})

test('pictures of scanners and old programs become AVIF and JPEG, but nothing that moves does', async () => {
  const { readPicture } = makePictures(out)
  for (const name of ['scan.tiff', 'sign.gif']) {
    const picture = await readPicture(await draw(name, 400, 300))
    expect(picture, name).toMatchObject({ width: 400, height: 300, src: expect.stringMatching(/\.jpeg$/) })
    expect(picture.avif, name).toContain('400w')
  }
  const frames = { width: 8, height: 16, pageHeight: 8, channels: 3, background: 'red', noise: { type: 'gaussian', mean: 90, sigma: 60 } } as const // prettier-ignore
  for (const name of ['moving.gif', 'moving.webp']) {
    await sharp({ create: frames }).toFile(path.join(root, name))
    await expect(readPicture(path.join(root, name))).rejects.toThrow(/^is a moving picture, .* as JPEG or PNG$/)
  }
}) // prettier-ignore

test('what a browser would not show is refused: a photograph of a phone, a part of one, a script', async () => {
  const { readPicture } = makePictures(out)
  const write = (name: string, content: string | Buffer) => {
    writeFileSync(path.join(root, name), content)
    return path.join(root, name)
  }
  await expect(readPicture(write('a.jpg', '\0\0\0\x18ftypheic\0\0\0\0'))).rejects.toThrow(
    /^is a photograph in HEIC, as iPhones take it: save .* as JPEG$/,
  )
  const whole = readFileSync(await draw('whole.jpg', 400, 300))
  for (const attempt of [1, 2])
    await expect(
      readPicture(write('part.jpg', whole.subarray(0, whole.length / 2))),
      `attempt ${attempt}`,
    ).rejects.toThrow(/^is not a picture that can be read/)
  for (const rest of [
    ' onload="a()"/>',
    '><a href="java&#115;cript:a()"/></svg>',
    '><image href="file:///C:/a.png"/></svg>',
    '><use href="icons.svg#a"/></svg>',
    '><style>@font-face{src:url(https://a.in/a.woff2)}</style></svg>',
    '><style>@import "a.css"</style></svg>',
    `><path fill="url( 'a.svg#b')"/></svg>`,
    '><s:script xmlns:s="http://www.w3.org/2000/svg">a()</s:script></svg>',
  ])
    await expect(readPicture(write('a.svg', start + rest)), rest).rejects.toThrow(/a script or/)
  for (const text of [gzipSync(`${start}/>`), '<svg width="9" height="9"/>'])
    await expect(readPicture(write('b.svg', text))).rejects.toThrow(/can be read/)
})

test('what is no picture, and what is too large, is refused with a sentence', async () => {
  const { readPicture } = makePictures(out)
  const text = path.join(root, 'text.jpg')
  for (const content of ['no picture', '']) {
    writeFileSync(text, content)
    await expect(readPicture(text)).rejects.toThrow(/^is not a picture that can be read: save /)
  }
  const large = path.join(root, 'large.jpg')
  writeFileSync(large, Buffer.alloc(21 * 1024 * 1024))
  await expect(readPicture(large)).rejects.toThrow(/^is larger than 20 MB: save /)
})
