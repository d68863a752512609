import { wcagContrast } from 'culori'

import type { colorSchemes } from '../../src/theme/tokens'

type Palette = (typeof colorSchemes)['light' | 'dark']['palette']

/** The pairs of a scheme with less contrast than the theme promises: WCAG 1.4.6 for text, 1.4.11 for controls. */
export function findLowContrast({ primary, secondary, text, background, tone, brand }: Palette) {
  const page = [background.default, background.paper, tone.mist]
  const deep = [tone.deep, brand.homeTop, brand.homeMiddle]
  const pairs = [
    [[text.primary, text.secondary, primary.main, brand.accentText], page, 7],
    [[primary.contrastText], [primary.main, primary.dark], 7],
    [[secondary.contrastText], [secondary.main], 7],
    [[tone.deepText, tone.deepMuted], deep, 7],
    [[brand.edge, brand.line], page, 3],
    [[brand.accent], [tone.deep], 3],
  ] as const
  return pairs
    .flatMap(([colors, grounds, least]) =>
      colors.flatMap((color) =>
        grounds.map((ground) => ({ color, ground, least, contrast: wcagContrast(color, ground) })),
      ),
    )
    .filter(({ contrast, least }) => contrast < least)
}
