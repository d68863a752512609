import { createTheme, type ThemeOptions } from '@mui/material/styles'

import { tallLetters } from '../generated/edition'
import { baseStyles } from './base-styles'
import { contentClass } from './content-class'
import { tightLines } from './forced-colors'
import { colorSchemes, displayFontFamily, durations, textFontFamily } from './tokens'

// `tallLetters` stands in each condition, because bundlers replace it only there
const heading = {
  fontFamily: displayFontFamily,
  fontWeight: 600,
  letterSpacing: tallLetters ? 0 : '-0.015em',
  textWrap: 'balance',
} as const

const options: Parameters<typeof createTheme>[0] = {
  cssVariables: {
    colorSchemeSelector: 'data-color-scheme',
    cssVarPrefix: 'bl',
  },
  motion: { reducedMotion: 'system' },
  // Without the defaults, which the shorthand replaces
  focusVisible: {
    outline: '3px solid var(--focus-ring)',
    outlineOffset: 3,
    outlineStyle: undefined,
    outlineColor: undefined,
    outlineWidth: undefined,
    boxShadow: undefined,
  },
  // Not `calc()` of a variable, which is longer in every rule
  spacing: (factor: number) => `${8 * factor}px`,
  colorSchemes,
  // 600, 900, 1160 and 1536 px. In `em`, so that larger text gets the layout of a narrower screen (WCAG 1.4.4).
  breakpoints: { unit: 'em', values: { xs: 0, sm: 37.5, md: 56.25, lg: 72.5, xl: 96 } },
  shape: { borderRadius: 6 },
  // No shadows: edges and tints separate surfaces
  shadows: Array.from({ length: 25 }, () => 'none') as ThemeOptions['shadows'],
  transitions: { duration: durations },
  typography: {
    fontFamily: textFontFamily,
    fontWeightMedium: 600,
    h1: {
      ...heading,
      fontSize: 'clamp(2.25rem, 1.55rem + 3vw, 4rem)',
      lineHeight: tallLetters ? 1.3 : 1.08,
    },
    h2: {
      ...heading,
      fontSize: 'clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem)',
      lineHeight: tallLetters ? 1.35 : 1.14,
    },
    h3: {
      ...heading,
      fontSize: 'clamp(1.3125rem, 1.2rem + 0.5vw, 1.5625rem)',
      lineHeight: tallLetters ? 1.4 : 1.25,
    },
    h4: {
      ...heading,
      fontSize: '1.1875rem',
      lineHeight: 1.3,
      letterSpacing: tallLetters ? 0 : '-0.005em',
    },
    h5: { ...heading, fontSize: '1.125rem', lineHeight: 1.3, letterSpacing: 0 },
    h6: { ...heading, fontSize: '1.0625rem', lineHeight: 1.35, letterSpacing: 0 },
    body1: { fontSize: '1.0625rem', lineHeight: tallLetters ? 1.75 : 1.65, textWrap: 'pretty' },
    body2: { fontSize: '0.9688rem', lineHeight: 1.55 },
    caption: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4, textTransform: 'none' },
    lead: {
      fontFamily: textFontFamily,
      fontSize: 'clamp(1.125rem, 1.05rem + 0.4vw, 1.3125rem)',
      lineHeight: 1.55,
      textWrap: 'pretty',
    },
    eyebrow: {
      fontFamily: textFontFamily,
      fontSize: '0.9375rem',
      fontWeight: 600,
      lineHeight: 1.4,
      letterSpacing: tallLetters ? 0 : '0.01em',
    },
    figure: {
      ...heading,
      fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.5rem)',
      lineHeight: tallLetters ? 1.25 : 1,
      ...tightLines,
      fontVariantNumeric: 'lining-nums',
    },
    code: {
      fontFamily: "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace",
      fontSize: '0.9em',
    },
  },
  components: {
    // The build writes them into its pages. As in `App.tsx`: the bundler drops code only where the condition stands
    ...(import.meta.env.PROD && !import.meta.env.SSR
      ? {}
      : { MuiCssBaseline: { styleOverrides: baseStyles } }),
    // The elevation variant renders a `style` attribute, which the Content Security Policy forbids
    MuiPaper: { defaultProps: { variant: 'outlined' } },
    MuiStack: { defaultProps: { useFlexGap: true } }, // shorter than margins
    MuiAppBar: { defaultProps: { variant: 'outlined', color: 'inherit' } },
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: {
      styleOverrides: {
        root: ({ theme }) => ({
          minHeight: 48,
          paddingInline: theme.spacing(3),
          borderRadius: 999,
          textAlign: 'center',
          // Forced colors remove the fill, which leaves no visible edge
          '@media (forced-colors: active)': { border: '1px solid' },
        }),
        outlined: ({ theme }) => ({
          borderColor: theme.vars.palette.brand.edge,
          borderWidth: 1.5,
        }),
        // Busy: `disabled` would lose the focus
        contained: ({ theme }) => ({
          '&[aria-disabled="true"]': {
            cursor: 'progress',
            backgroundColor: theme.vars.palette.text.secondary,
          },
        }),
        text: ({ theme }) => ({ paddingInline: theme.spacing(1.5), minHeight: 44 }),
      },
    },
    MuiIconButton: {
      defaultProps: { color: 'inherit' },
      styleOverrides: { root: { width: 44, height: 44, padding: 8 } },
    },
    MuiTypography: {
      defaultProps: {
        variantMapping: { lead: 'p' },
        classes: { h2: contentClass, h3: contentClass, h4: contentClass, h5: contentClass },
      },
    },
    MuiLink: { defaultProps: { underline: 'always' } },
    MuiContainer: {
      // A narrower window limits it anyway, so that no rule for a breakpoint is needed
      defaultProps: { maxWidth: false },
      styleOverrides: { root: { maxWidth: '72.5em' } },
    },
    MuiOutlinedInput: {
      styleOverrides: {
        root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
        notchedOutline: ({ theme }) => ({ borderColor: theme.vars.palette.brand.edge }),
      },
    },
    MuiInputLabel: {
      styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.secondary }) },
    },
    MuiFormHelperText: { styleOverrides: { root: { fontSize: '0.9375rem', marginInline: 0 } } },
    MuiInputBase: {
      styleOverrides: {
        input: ({ theme }) => ({
          '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
        }),
      },
    },
    MuiAccordion: {
      defaultProps: { disableGutters: true, square: true },
      styleOverrides: {
        root: {
          border: 0,
          borderBottom: '1px solid',
          borderColor: 'inherit',
          backgroundColor: 'transparent',
          '&::before': { display: 'none' },
        },
        // The URL of an answer shows its question, too
        region: { scrollMarginTop: '6rem' },
      },
    },
    MuiAccordionSummary: {
      styleOverrides: {
        root: ({ theme }) => ({ minHeight: 64, padding: theme.spacing(1, 0), textAlign: 'start' }),
      },
    },
    MuiAccordionDetails: {
      styleOverrides: { root: ({ theme }) => ({ padding: theme.spacing(0, 0, 3) }) },
    },
    MuiTooltip: {
      styleOverrides: {
        tooltip: ({ theme }) => ({
          ...theme.typography.body2,
          padding: '0.75rem',
          color: theme.vars.palette.background.paper,
          backgroundColor: theme.vars.palette.text.primary,
          border: '1px solid', // forced colors show only this
        }),
      },
    },
    MuiPaginationItem: {
      styleOverrides: { root: { minWidth: 44, minHeight: 44, height: 'auto', borderRadius: 999 } },
    },
    MuiBreadcrumbs: {
      styleOverrides: { separator: ({ theme }) => ({ color: theme.vars.palette.brand.edge }) },
    },
  },
}

export const theme = createTheme(options)
