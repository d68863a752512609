// The files are made by scripts/tools/subset-fonts.ts. The fallbacks are system fonts scaled to the same metrics.

/** One `@font-face` rule, in the names CSS-in-JS uses. */
export type FontFace = {
  readonly fontFamily: string
  readonly src: string
  readonly fontWeight: string
  readonly fontDisplay?: 'swap'
  readonly unicodeRange?: string
  readonly sizeAdjust?: string
  readonly ascentOverride?: string
  readonly descentOverride?: string
  readonly lineGapOverride?: string
}

/** Files that every page needs, for `<link rel="preload">`. */
export const preloadedFonts: readonly string[] = [
  '/fonts/atkinson-latin.woff2',
  '/fonts/eczar-latin.woff2',
]

export const fontFaces: readonly FontFace[] = [
  {
    fontFamily: 'Eczar',
    src: "url('/fonts/eczar-latin.woff2') format('woff2')",
    fontWeight: '500 700',
    fontDisplay: 'swap',
  },
  {
    fontFamily: 'Eczar Devanagari',
    src: "url('/fonts/eczar-devanagari.woff2') format('woff2')",
    fontWeight: '500 700',
    fontDisplay: 'swap',
    unicodeRange: 'U+900-97F, U+200C-200D, U+25CC',
  },
  {
    fontFamily: 'Atkinson Hyperlegible Next',
    src: "url('/fonts/atkinson-latin.woff2') format('woff2')",
    fontWeight: '400 700',
    fontDisplay: 'swap',
  },
  {
    fontFamily: 'Eczar Fallback',
    src: "local('Times New Roman Bold'), local('TimesNewRomanPS-BoldMT'), local('Liberation Serif Bold'), local('Tinos Bold')",
    fontWeight: '500 700',
    sizeAdjust: '108.73%',
    ascentOverride: '105.12%',
    descentOverride: '58.31%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Eczar Fallback Android',
    src: "local('Noto Serif Bold'), local('NotoSerif-Bold')",
    fontWeight: '500 700',
    sizeAdjust: '91.63%',
    ascentOverride: '124.74%',
    descentOverride: '69.19%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Atkinson Hyperlegible Next Fallback',
    src: "local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Arimo')",
    fontWeight: '400 550',
    sizeAdjust: '99.60%',
    ascentOverride: '98.80%',
    descentOverride: '31.73%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Atkinson Hyperlegible Next Fallback',
    src: "local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Arimo Bold')",
    fontWeight: '551 700',
    sizeAdjust: '99.63%',
    ascentOverride: '98.77%',
    descentOverride: '31.72%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Atkinson Hyperlegible Next Fallback Android',
    src: "local('Roboto'), local('Roboto-Regular')",
    fontWeight: '400 550',
    sizeAdjust: '99.64%',
    ascentOverride: '98.75%',
    descentOverride: '31.71%',
    lineGapOverride: '0.00%',
  },
  {
    fontFamily: 'Atkinson Hyperlegible Next Fallback Android',
    src: "local('Roboto Bold'), local('Roboto-Bold')",
    fontWeight: '551 700',
    sizeAdjust: '105.93%',
    ascentOverride: '92.89%',
    descentOverride: '29.83%',
    lineGapOverride: '0.00%',
  },
]
