import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const textual = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** Smaller files fit into one packet anyway. */
const worthwhile = 1024

/** Lays a `.br` and a `.gz` beside every text file, for hosts that serve them as they are. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      if (!textual.test(file) || (await stat(file)).size < worthwhile) return
      const content = await readFile(file)
      const brotli = await promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
      await writeFile(`${file}.br`, brotli)
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
