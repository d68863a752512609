import { keyframes } from '@emotion/react'
import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'

import { motif, type MotifKind } from '../lib/motif'

type MotifProps = {
  /** The same seed always grows the same drawing. */
  seed: string
  kind: MotifKind
  width: number
  height: number
  density?: number
  /** `slice` fills the box and cuts, `meet` hangs from its upper right corner whole. */
  fit?: 'meet' | 'slice'
}

const colors = { line: 'var(--line)', soft: 'var(--line-soft)', accent: 'var(--accent)' }

const appear = keyframes({ from: { opacity: 0 } })

/**
 * The line drawing of the house: aerial roots that come down and loop back up. Always decorative, and
 * drawn by the app on screens with room for it: in the page's markup it would weigh 3 kB, on
 * phones for nothing.
 */
export function Motif({ seed, kind, width, height, density, fit = 'slice' }: MotifProps) {
  const hasRoom = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  if (!hasRoom) return null
  const drawing = motif({ seed, kind, width, height, density })
  return (
    <Box
      component="svg"
      viewBox={drawing.viewBox}
      width={width}
      height={height}
      fill="none"
      preserveAspectRatio={`xMaxYMin ${fit}`}
      aria-hidden="true"
      focusable="false"
      sx={{
        animation: `${appear} 300ms`,
        // In a rule, where the app sees that the theme's variables are needed (src/entry-client.tsx)
        '--line': 'var(--bl-palette-brand-line)',
        '--line-soft': 'var(--bl-palette-brand-lineSoft)',
        '--accent': 'var(--bl-palette-brand-accent)',
      }}
    >
      {drawing.paths.map((path) => (
        <path
          key={path.d}
          d={path.d}
          {...(path.strokeWidth > 0
            ? { stroke: colors[path.tone], strokeWidth: path.strokeWidth, strokeLinecap: 'round' }
            : { fill: colors[path.tone] })}
        />
      ))}
    </Box>
  )
}
