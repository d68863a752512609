/**
 * Checks the guides' PDF files against part T of the accessibility catalogue.
 *
 *     npx tsx scripts/guides/check.ts
 */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { publicDir } from '../media/kit'
import { findProblems } from './pdf-rules'
import { nodes, readPdf } from './pdf-structure'

const folder = join(publicDir, 'pdf')
const files = (await readdir(folder)).filter((file) => file.endsWith('.pdf')).sort()
if (files.length === 0) throw new Error(`There is no PDF in ${folder}`)

for (const file of files) {
  const pdf = await readPdf(await readFile(join(folder, file)))
  const problems = findProblems(pdf)
  const all = [...nodes(pdf.tree)]
  const count = (...types: string[]) => all.filter((node) => types.includes(node.type)).length
  console.log(
    `${problems.length > 0 ? 'FAIL' : 'ok  '} ${file}: ${pdf.pages.length} pages, ${(pdf.bytes / 1000).toFixed(1)} kB, ` +
      `${count('H1', 'H2', 'H3')} headings, ${count('L')} lists, ${count('Table')} tables, ` +
      `${count('Link')} links, ${count('Form')} boxes`,
  )
  for (const problem of problems) console.log(`     ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
