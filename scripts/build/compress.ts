import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { listFiles } from '../files'
import { openCache } from './cache'

const textual = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** In bytes. Smaller files fit into one packet anyway. */
const minSize = 1024

/** The pages, data and covers of posts, which can be thousands. */
const isOfBlog = /^(?:(?:data\/)?blog|images\/covers)\//
/** From this number of files on, the best quality for all posts would take minutes. */
const manyFiles = 1000
/** Takes a twentieth of the time of the best quality, 11. The files are a tenth larger. */
const fast = { [constants.BROTLI_PARAM_QUALITY]: 8 }

/** Writes a `.br` and a `.gz` of every text file, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const cache = await openCache('.cache/brotli')
  const textFiles = listFiles(folder).filter((name) => textual.test(name))
  const names = textFiles.values()
  const compressNext = async () => {
    for (const name of names) {
      const file = path.join(folder, name)
      const content = await readFile(file)
      if (content.length < minSize) continue
      const params = textFiles.length >= manyFiles && isOfBlog.test(name) ? fast : {}
      const brotli = await cache.get([JSON.stringify(params), content], () =>
        promisify(brotliCompress)(content, { params }),
      )
      await writeFile(`${file}.br`, brotli)
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }
  }
  // One file for each thread of Node's pool: all at once would need gigabytes
  await Promise.all(Array.from({ length: 4 }, compressNext))
  await cache.prune()
}
