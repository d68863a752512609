import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { decodeXML } from 'entities'
import sharp from 'sharp'

import type { Picture } from '../../src/content/schema/text'
import { slugify } from '../../src/lib/slugify'
import { removeOthers, writeFiles } from '../files'

const script =
  /<(?:[\w.-]+:)?(?:script|foreignObject|iframe|set|handler)\b|\son\w+\s*=|j *a *v *a *s *c *r *i *p *t *:|<!ENTITY(?!\s+\w+\s+"https?:[^"<&]*")|<\?xml-stylesheet|<(?:\w+:)?(?:image|use|feImage)\b[^>]*href\s*=\s*["'](?!data:|#)|\burl\((?!\s*["']?(?:data:|#))|@import\s*["']/i

/** In px. The largest is a cover over the whole width on a dense screen. */
const widths = [320, 640, 960, 1280, 1920]

/**
 * Makes a function that writes a picture in the displayed sizes, as AVIF and JPEG; a drawing (SVG) is copied. The
 * names contain a hash of the file, so that what exists is not made again. Another function removes what was not read.
 *
 * @param folder Git ignores it: everything in it is made from the pictures of the content.
 */
export function makePictures(folder = 'public/images/content') {
  const used = new Set<string>()
  const write = async (name: string, make: () => Buffer | Promise<Buffer>) => {
    used.add(name)
    if (!existsSync(path.join(folder, name))) await writeFiles(folder, { [name]: await make() })
    return `/images/content/${name}`
  }

  /** @throws what is wrong, to follow the field's name, if the file is no picture or is too large. */
  const readPicture = async (source: string): Promise<Picture> => {
    if ((await stat(source)).size > 20 * 1024 * 1024)
      throw new Error(`is larger than 20 MB: save ${source} in a smaller size`)
    const content = await readFile(source)
    if (/^ftyp(?:hei|hev|mif1|msf1)/.test(content.toString('latin1', 4, 12)))
      throw new Error(`is a photograph in HEIC, as iPhones take it: save ${source} as JPEG`)
    const unreadable = () => {
      throw new Error(`is not a picture that can be read: save ${source} again as JPEG or PNG`)
    }
    if (content.length === 0 || content[0] === 0x1f) unreadable() // nothing, or a packed drawing
    const picture = sharp(content).autoOrient()
    const { autoOrient, format, pages = 1 } = await picture.metadata().catch(unreadable)
    if (pages > 1 && (format === 'gif' || format === 'webp'))
      throw new Error(
        `is a moving picture, which readers could not stop: save ${source} as JPEG or PNG`,
      )
    if (format === 'svg' && !content.includes('www.w3.org/2000/svg')) unreadable() // by browsers
    if (format === 'svg' && script.test(decodeXML(`${content}`).replaceAll(/[\t\n\r]/g, ' ')))
      throw new Error(`is a drawing with a script or a linked file: save ${source} as PNG`)
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
    const { dir, name } = path.parse(source)
    // Not the owner's name: a space or a comma would end an address in `srcset`
    const ascii = (text: string) => slugify(text).replace(/[^a-z0-9-]/g, '')
    const base = `${ascii(path.basename(dir))}/${[ascii(name), hash].filter(Boolean).join('-')}`
    if (format === 'svg') return { src: await write(`${base}.svg`, () => content), ...autoOrient }

    const { width } = autoOrient
    const sizes = [...widths.filter((size) => size < width), Math.min(width, 1920)]
    const writeAll = (type: 'avif' | 'jpeg', options: object) =>
      Promise.all(
        [...new Set(sizes)].map(async (size) => {
          const sized = picture.clone().resize(size).flatten({ background: '#fff' })
          // Not `toFile`, which leaves a part of a picture that is cut off
          const make = () => sized.toFormat(type, options).toBuffer().catch(unreadable)
          return `${await write(`${base}-${size}.${type}`, make)} ${size}w`
        }),
      )
    const jpeg = await writeAll('jpeg', { quality: 78, mozjpeg: true })
    const avif = await writeAll('avif', { quality: 55, effort: 3 })
    const [src = ''] = (jpeg[1] ?? jpeg[0] ?? '').split(' ')
    return { src, ...autoOrient, avif: avif.join(', '), jpeg: jpeg.join(', ') }
  }
  return { readPicture, removeUnused: () => removeOthers(folder, used) }
}
