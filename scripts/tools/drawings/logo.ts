/** Writes the logo and the path data of the inline logo: `npx tsx scripts/tools/drawings/logo.ts`. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { color, root, save, svg } from '../../media/kit'
import { mark, shapes } from './mark'

save('images/logo.svg', svg(64, 64, mark(color.brand, color.marigold), '0 0 320 320'))

// Every page has it twice at 36 px, where a tenth of the smaller grid is a twentieth of a pixel
const inline = shapes(1 / 4)
writeFileSync(
  join(root, 'src', 'lib', 'logo-path.ts'),
  `// Written by scripts/tools/drawings/logo.ts: change that, not this.

/** The mark as two closed shapes: the root in the color of the text around it, the leaf in the accent. */
export const logo = {
  viewBox: '0 0 80 80',
  root: '${inline.root}',
  leaf: '${inline.leaf}',
} as const
`,
)
