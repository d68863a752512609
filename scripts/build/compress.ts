import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const textual = /\.(?:html|js|css|svg|json|xml|txt|webmanifest)$/
/** In bytes. Smaller files fit into one packet anyway. */
const minSize = 1024

/** Writes a `.br` and a `.gz` of every text file, for hosts that serve precompressed files. */
export async function compressFiles(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      if (!textual.test(file) || (await stat(file)).size < minSize) return
      const content = await readFile(file)
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}
