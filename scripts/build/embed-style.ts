import { escapeUTF8 } from 'entities'
import type { Plugin } from 'vite'

import { freePdfPage } from '../../src/generated/texts/guides'
import { colorSchemes, textFontFamily } from '../../src/theme/tokens'
import { fontFaces, formatFontFace } from '../fonts/font-faces'

const id = 'virtual:embed-style.css'

/**
 * The theme's font and colors as CSS variables, for the page in the guides' frame, which does not load the theme.
 * It also gives the page its title and, in dev, serves it at its production URL, `/embed/`.
 */
export function embedStyle(): Plugin {
  return {
    name: 'embed-style',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    configureServer({ middlewares }) {
      middlewares.use((req, _res, next) => {
        req.url = req.url?.replace(/^\/embed\//, '/src/features/guides/')
        next()
      })
    },
    transformIndexHtml: (html) =>
      html.replace('{frameTitle}', () => escapeUTF8(freePdfPage.dialog.frameTitle)),
    load: (resolved) => (resolved === `\0${id}` ? styleSheet() : undefined),
  }
}

function styleSheet(): string {
  const light = variables(colorSchemes.light.palette)
  const dark = variables(colorSchemes.dark.palette)
  const [family = ''] = textFontFamily.split(',')
  const name = family.replaceAll("'", '')
  return [
    ...fontFaces.filter((face) => face.fontFamily.startsWith(name)).map(formatFontFace),
    `:root{color-scheme:light;--font:${textFontFamily};${light}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-color-scheme]){color-scheme:dark;${dark}}}`,
    `:root[data-color-scheme='dark']{color-scheme:dark;${dark}}`,
  ].join('\n')
}

type Palette = (typeof colorSchemes)['light' | 'dark']['palette']

const variables = ({ text, background, brand, error, primary }: Palette) =>
  `--text:${text.primary};--paper:${background.paper};--edge:${brand.edge};--error:${error.main};--primary:${primary.main};--on-primary:${primary.contrastText}`
