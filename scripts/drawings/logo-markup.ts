import { logo } from '../../src/lib/logo-path'

/** The logo as markup, in a square of 80 units. */
export const logoMarkup = (text: string, accent: string): string =>
  logo.shapes
    .map(
      ({ tone, fillRule, d }) =>
        `<path fill="${tone === 'accent' ? accent : text}"${fillRule ? ` fill-rule="${fillRule}"` : ''} d="${d}"/>`,
    )
    .join('')
