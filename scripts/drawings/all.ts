/**
 * `npx tsx scripts/drawings/all.ts`: reads the shapes of `public/images/logo.svg` for the logo in pages and drawings, and
 * draws favicons and app icons from them.
 */
import { readFileSync, writeFileSync } from 'node:fs'

import { color } from './kit'
import { readLogo } from './read-logo'

const shapes = readLogo(readFileSync('public/images/logo.svg', 'utf8'), color.marigold)
const list = shapes.map((shape) => {
  const fields = Object.entries(shape).map(([name, value]) => `${name}: '${value}'`)
  return `    { ${fields.join(', ')} },\n`
})

writeFileSync(
  'src/lib/logo-path.ts',
  `// Written by scripts/drawings/all.ts: change that, not this.

/** A closed shape of the logo, in the color of the text around it or in the accent. */
export type LogoShape = { tone: 'text' | 'accent'; fillRule?: 'evenodd'; d: string }

/** The mark, in a square of 80 units. */
export const logo: { viewBox: string; shapes: readonly LogoShape[] } = {
  viewBox: '0 0 80 80',
  // prettier-ignore
  shapes: [
${list.join('')}  ],
}
`,
)
// Only now: imports above would have read the old shapes
await import('./icons')
