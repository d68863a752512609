/** Reads the shapes of `public/images/logo.svg` for the logo in pages and drawings. */
import { readFileSync, writeFileSync } from 'node:fs'

import { color } from './kit'
import { readLogo } from './read-logo'

const shapes = readLogo(readFileSync('public/images/logo.svg', 'utf8'), color.marigold)
const list = shapes
  .map((shape) => Object.entries(shape).map(([name, value]) => `${name}: '${value}'`))
  .map((fields) => `    { ${fields.join(', ')} },\n`)

writeFileSync(
  'src/lib/logo-path.ts',
  `// Written by scripts/drawings/logo.ts: change that, not this.

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
