import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardContent from '@mui/material/CardContent'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'

import { lyingCard } from './lying-card'

type LinkCardProps = {
  heading: string
  headingLevel: 'h2' | 'h3'
  path: string
  /** Stands above the heading: an icon, a cover. */
  media?: ReactNode
  /** Small print above the heading, such as a category or a date. */
  meta?: ReactNode
  children?: ReactNode
  /** Words of the card's action. Shown, but not a second link: the heading's link covers the card. */
  action?: string
}

/** A card with one link, in its heading, that covers the whole card: one stop for Tab, one name. */
export function LinkCard({
  heading,
  headingLevel,
  path,
  media,
  meta,
  children,
  action,
}: LinkCardProps) {
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        // A finger does not hover, and what it touches is about to go
        '@media (hover: hover)': {
          transition: 'transform 200ms, border-color 200ms',
          '&:hover': { borderColor: 'primary.main', transform: 'translateY(-3px)' },
        },
        '&:has(a:focus-visible)': { borderColor: 'primary.main' },
        ...(media != null && lyingCard),
      }}
    >
      {media}
      <CardContent
        sx={{
          p: 3,
          display: 'flex',
          flexDirection: 'column',
          flexGrow: 1,
          '&:last-child': { pb: 3 },
        }}
      >
        {meta}
        <Typography variant="h4" component={headingLevel}>
          <Link
            component={RouterLink}
            to={path}
            color="inherit"
            sx={{
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0 },
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {heading}
          </Link>
        </Typography>
        {children}
        {action && (
          <Box
            aria-hidden
            sx={{
              mt: 'auto',
              pt: 2.5,
              color: 'primary.main',
              fontWeight: 600,
              typography: 'body2',
              display: 'flex',
              alignItems: 'center',
              gap: 1,
            }}
          >
            {action}
            <ArrowForwardIcon fontSize="small" />
          </Box>
        )}
      </CardContent>
    </Card>
  )
}
