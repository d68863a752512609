import { readdirSync } from 'node:fs'
import sharp from 'sharp'

/**
 * Puts screenshots of the same page in different browsers side by side.
 *
 * @param folder contains the screenshots, such as `home firefox.png`. The joined picture is `home.png` there.
 * @param browsers the last words of the names of files, from left to right.
 */
export async function joinPictures(folder: string, browsers: readonly string[]): Promise<void> {
  const [first = ''] = browsers
  for (const file of readdirSync(folder)) {
    if (!file.endsWith(` ${first}.png`)) continue
    const name = `${folder}/${file.slice(0, -` ${first}.png`.length)}`
    const { width, height } = await sharp(`${folder}/${file}`).metadata()
    const parts = browsers.map((browser, i) => ({
      input: `${name} ${browser}.png`,
      left: i * width,
      top: 0,
    }))
    const size = {
      width: width * browsers.length,
      height,
      channels: 3,
      background: 'white',
    } as const
    await sharp({ create: size }).composite(parts).toFile(`${name}.png`)
  }
}
