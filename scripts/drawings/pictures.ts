import type { PostCategory } from '../../src/content/types'
import { closingCall } from '../../src/content/shell'
import { colorSchemes } from '../../src/theme/tokens'
import { motifMarkup, paints, styled, svg, type Tone } from './kit'
import { motif, type MotifKind, type MotifOptions, type MotifTone } from './motif'

const kinds: Record<PostCategory, MotifKind> = {
  SEO: 'roots',
  Marketing: 'loops',
  Animation: 'rings',
}

const light = colorSchemes.light.palette
const dark = colorSchemes.dark.palette
const onPage = {
  line: [light.brand.line, dark.brand.line],
  soft: [light.brand.lineSoft, dark.brand.lineSoft],
  accent: [light.brand.accent, dark.brand.accent],
} as const
const deepLine = [light.tone.deepLine, dark.tone.deepLine] as const
const onDeep = { ...onPage, line: deepLine, soft: deepLine }

/** The cover of a post as an SVG file: its category decides the kind of drawing. */
export const drawCover = (post: { id: string; category: PostCategory }): string =>
  draw({ seed: post.id, kind: kinds[post.category], width: 640, height: 320 })

/**
 * A decorative drawing of the site as an SVG file.
 *
 * @param name `closing` for the call that ends pages; otherwise the path, without its first slash, of the
 *   page that shows the drawing beside its heading.
 */
export const drawMotif = (name: string): string =>
  name === 'closing'
    ? draw({ seed: closingCall.heading, kind: 'loops', width: 560, height: 320 }, onDeep)
    : draw({ seed: `/${name}`, kind: 'roots', width: 416, height: 420 })

function draw(options: MotifOptions, tones: Readonly<Record<MotifTone, Tone>> = onPage) {
  return svg(
    options.width,
    options.height,
    styled(tones, motifMarkup(motif(options), paints(tones))),
  )
}
