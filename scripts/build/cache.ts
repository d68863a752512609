import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** What is slow to make, kept for the next build in `folder`: one file for each result, named by the hash of its inputs. */
export async function openCache(folder: string) {
  const used = new Set<string>()
  await mkdir(folder, { recursive: true })
  return {
    /** @param inputs everything that the result depends on. */
    async get(inputs: readonly (string | Buffer)[], make: () => Promise<string | Buffer>) {
      // Node brings the compressors and the formats of dates and numbers
      const hash = createHash('sha256').update(process.version)
      // Lengths, or the texts `ab` and `c` would be the texts `a` and `bc`
      for (const input of inputs) hash.update(`${input.length}:`).update(input)
      const name = hash.digest('hex')
      used.add(name)
      const file = path.join(folder, name)
      const found = await readFile(file).catch(() => null)
      if (found) return found
      const made = Buffer.from(await make())
      // Renamed when it is complete: a build that is stopped must not leave half a file
      await writeFile(`${file}.new`, made)
      await rename(`${file}.new`, file)
      return made
    },
    /** Deletes the results that nothing asked for since the cache was opened. */
    async prune() {
      for (const name of await readdir(folder))
        if (!used.has(name)) await rm(path.join(folder, name), { recursive: true })
    },
  }
}
