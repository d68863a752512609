import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import type { CallToAction } from '../../content/schema/text'

type SectionHeadingProps = {
  id: string
  children: string
  intro?: string
  /** A link to more, at the end of the heading's line on wide screens, below it on phones. */
  link?: CallToAction
  action?: ReactNode
  isFocusTarget?: boolean
}

/** Heading of a section, with an optional intro and action. */
export function SectionHeading(props: SectionHeadingProps) {
  const { id, children, intro, link, action, isFocusTarget = false } = props
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: (action ?? link) ? '1fr auto' : '1fr' },
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
      {link && (
        <Button href={link.path} variant="outlined">
          {link.label}
        </Button>
      )}
    </Box>
  )
}
