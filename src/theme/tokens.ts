/** Raw colors and fixed sizes of the theme. Components use the theme; scripts, which have none, import the colors. */

type Variants = Record<'lead' | 'eyebrow' | 'figure' | 'code', React.CSSProperties>
type Colors = { tone: ToneColors; brand: BrandColors; drawing: DrawingDisplay }

declare module '@mui/material/styles' {
  interface CssThemeVariables {
    enabled: true
  }
  interface Palette extends Colors {}
  interface PaletteOptions extends Partial<Colors> {}
  interface TypographyVariants extends Variants {}
  interface TypographyVariantsOptions extends Partial<Variants> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    lead: true
    eyebrow: true
    figure: true
  }
}

/** Backgrounds of sections, and the colors of text and lines on them. */
type ToneColors = Record<'mist' | 'deep' | 'deepText' | 'deepMuted' | 'deepLine', string>

type BrandColors = {
  /** Marigold as a fill of lines and marks. The fill of buttons is `secondary`. */
  accent: string
  /** Marigold with enough contrast to be text on the page. */
  accentText: string
  /** Edges of fields and other controls: at least 3:1 (WCAG 1.4.11). */
  edge: string
  /** Lines of drawings. */
  line: string
  lineSoft: string
  /** The home page's gradient, from the top. No text lies on the last color. */
  homeTop: string
  homeMiddle: string
  homeBottom: string
  homeSky: string
}

/** `display` of the two images of a drawing: which one is shown in a color scheme. */
type DrawingDisplay = Record<'inLight' | 'inDark', string>

/** For headings and figures. The fallbacks (`scripts/fonts/font-faces.json`) are as wide, so that nothing shifts on swap. */
export const displayFontFamily =
  "'Eczar', 'Eczar Times', 'Eczar Noto', 'Eczar Devanagari', 'Times New Roman', serif"

/** For all other text. It has no Devanagari letters: those come from the display family. */
export const textFontFamily =
  "'Atkinson', 'Atkinson Arial', 'Atkinson Roboto', 'Eczar Devanagari', Arial, sans-serif"

const ink = '#0B1B33'
const night = '#081426'
const onDeep = { deepText: '#FFFFFF', deepMuted: '#CFE2F7', deepLine: '#5E8CCB' }

/** Durations of transitions in milliseconds. */
export const durations = {
  shortest: 120,
  shorter: 160,
  short: 200,
  standard: 240,
  complex: 300,
  enteringScreen: 200,
  leavingScreen: 160,
}

/** Least header height; larger text needs more. Scroll padding keeps anchors below the header. */
export const headerHeight = { narrow: 'max(60px, 3rem)', wide: 'max(72px, 3.5rem)' }

export const colorSchemes = {
  light: {
    palette: {
      primary: { main: '#0B4DA2', dark: '#082A66', light: '#1C6DC9', contrastText: '#FFFFFF' },
      secondary: { main: '#F5A300', dark: '#C98500', light: '#FFC24D', contrastText: ink },
      error: { main: '#9B1C15' },
      success: { main: '#0A5C32' },
      warning: { main: '#6B4500' },
      info: { main: '#0B4DA2' },
      text: { primary: ink, secondary: '#3A4A61' },
      background: { default: '#FFFFFF', paper: '#FFFFFF' },
      divider: '#D3DDE9',
      tone: { mist: '#EFF5FB', deep: '#082A66', ...onDeep },
      brand: {
        accent: '#F5A300',
        accentText: '#6B4500',
        edge: '#6B7C93',
        line: '#0B4DA2',
        lineSoft: '#B9D3EE',
        homeTop: '#061B46',
        homeMiddle: '#0B3F91',
        homeBottom: '#14529E',
        homeSky: '#7FB9EE',
      },
      drawing: { inLight: 'block', inDark: 'none' },
    },
  },
  dark: {
    palette: {
      primary: { main: '#9CCBF5', dark: '#7CB6EC', light: '#C4E1FA', contrastText: night },
      secondary: { main: '#FFBE3D', dark: '#E5A21C', light: '#FFD57F', contrastText: ink },
      error: { main: '#FFB4AB', contrastText: night },
      success: { main: '#7FD8A4', contrastText: night },
      warning: { main: '#FFCB6B', contrastText: night },
      info: { main: '#9CCBF5', contrastText: night },
      text: { primary: '#EAF1FA', secondary: '#B7C6D9' },
      background: { default: night, paper: '#0F2038' },
      divider: '#26394F',
      tone: { mist: '#0C1B30', deep: '#0D2A55', ...onDeep },
      brand: {
        accent: '#FFBE3D',
        accentText: '#FFCB6B',
        edge: '#8398B2',
        line: '#9CCBF5',
        lineSoft: '#2C4A6E',
        homeTop: '#040D22',
        homeMiddle: '#0A2350',
        homeBottom: '#123F7D',
        homeSky: '#0F3468',
      },
      drawing: { inLight: 'none', inDark: 'block' },
    },
  },
}
