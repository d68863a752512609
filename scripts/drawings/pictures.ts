import type { PostCategory } from '../../src/content/schema/types'
import { closingCall } from '../../src/generated/texts/shell'
import { colorSchemes } from '../../src/theme/tokens'
import { motifMarkup, paints, styled, svg, type Tone } from './kit'
import { motif, type MotifType, type MotifOptions, type MotifTone } from './motif'

const types: Record<PostCategory, MotifType> = {
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

/** The cover of a post as an SVG file: its category decides the type of drawing. */
export const drawCover = (post: { id: string; category: PostCategory }): string =>
  draw({ seed: post.id, type: types[post.category], width: 640, height: 320 })

/**
 * A decorative drawing as an SVG file; undefined for a file that is not in `images/motifs`. `closing.svg` is that of the
 * call that ends pages; the others have the address of the page that shows them beside its heading.
 */
export function drawMotif(file: string): string | undefined {
  const [, name] = /^images\/motifs\/(.*?)(?:\.svg)?$/.exec(file) ?? []
  return name === 'closing'
    ? draw({ seed: closingCall.heading, type: 'loops', width: 560, height: 320 }, onDeep)
    : name && draw({ seed: `/${name}`, type: 'roots', width: 416, height: 420 })
}

function draw(options: MotifOptions, tones: Readonly<Record<MotifTone, Tone>> = onPage) {
  return svg(
    options.width,
    options.height,
    styled(tones, motifMarkup(motif(options), paints(tones))),
  )
}
