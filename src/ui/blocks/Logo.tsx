import Box from '@mui/material/Box'

import { shell } from '../../generated/texts/shell'
import { logo } from '../../lib/logo-path'

/** The logo: the mark and the name beside it. The link around it has the accessible name. */
export function Logo() {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25 }}>
      <Box
        component="svg"
        viewBox={logo.viewBox}
        width={36}
        height={36}
        fill="none"
        aria-hidden="true"
        focusable="false"
        sx={{ flexShrink: 0 }}
      >
        {logo.shapes.map(({ tone, d, fillRule }) => (
          <path key={d} d={d} fillRule={fillRule} fill={fills[tone]} />
        ))}
      </Box>
      <Box
        component="span"
        sx={{
          typography: 'h4',
          fontWeight: 700,
          fontSize: { xs: '1.1875rem', sm: '1.375rem' },
          lineHeight: 1,
        }}
      >
        {shell.siteName}
      </Box>
    </Box>
  )
}

const fills = { text: 'currentColor', accent: 'var(--bl-palette-brand-accent)' } as const
