import type { FontFace } from '../fonts/font-faces'

/** One `@font-face` rule as CSS. */
export function fontFaceRule(face: FontFace): string {
  const declarations = Object.entries(face).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    return `${property}:${name === 'fontFamily' ? `'${value}'` : value}`
  })
  return `@font-face{${declarations.join(';')}}`
}
