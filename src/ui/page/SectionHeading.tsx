import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type SectionHeadingProps = {
  id: string
  children: string
  /** A sentence under the heading. */
  intro?: string
  /** Stands at the end of the heading's line where there is room, such as a link to more. */
  action?: ReactNode
  /** Links and scripts may send the focus here. */
  isFocusTarget?: boolean
}

/** Heading of a section, with its intro on the same grid everywhere. */
export function SectionHeading({
  id,
  children,
  intro,
  action,
  isFocusTarget = false,
}: SectionHeadingProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: action ? '1fr auto' : '1fr' },
        justifyItems: 'start',
        alignItems: 'end',
        gap: 2,
        mb: { xs: 4, md: 6 },
      }}
    >
      <Box sx={{ maxWidth: '44rem' }}>
        <Typography variant="h2" id={id} tabIndex={isFocusTarget ? -1 : undefined}>
          {children}
        </Typography>
        {intro && (
          <Typography
            variant="lead"
            sx={{
              mt: 1.5,
              color: 'text.secondary',
              '[data-tone="deep"] &': { color: 'tone.deepMuted' },
            }}
          >
            {intro}
          </Typography>
        )}
      </Box>
      {action}
    </Box>
  )
}
