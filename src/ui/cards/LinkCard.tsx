import ArrowForwardIcon from '@mui/icons-material/ArrowForward'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { InLanguage } from '../text/InLanguage'
import { VisuallyHidden } from '../text/VisuallyHidden'

type LinkCardProps = {
  heading: string
  /** The language of the heading, if that is not the site's. */
  lang?: string
  /** Without it, the card has no link. */
  path?: string
  /** An icon or a cover above the heading. */
  media?: ReactNode
  text?: string
  /** Small text above the heading, such as a category or a date. */
  meta?: ReactNode
  children?: ReactNode
  /** Text of a link below the texts, such as 'Read More'; its accessible name continues with the heading. */
  action?: string
}

/** A card with at most one link, its action or else its heading, that covers the whole card. */
export function LinkCard(props: LinkCardProps) {
  const { heading, lang, path, text, media, meta, children, action } = props
  return (
    <Card
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        width: '100%',
        '@media (hover: hover)': {
          transition: 'transform 200ms, border-color 200ms',
          '&:hover:has(a)': { borderColor: 'primary.main', transform: 'translateY(-3px)' },
        },
        '&:has(a:focus-visible)': { borderColor: 'primary.main' },
        ...(media != null && horizontalCard),
      }}
    >
      {media}
      <Box sx={{ p: 3, display: 'flex', flexDirection: 'column', flexGrow: 1 }}>
        {meta}
        <Typography variant="h4" component="h3">
          {action || !path ? (
            <InLanguage lang={lang}>{heading}</InLanguage>
          ) : (
            <Box component="a" href={path} sx={linkStyle}>
              <InLanguage lang={lang}>{heading}</InLanguage>
            </Box>
          )}
        </Typography>
        {text && (
          <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
            {text}
          </Typography>
        )}
        {children}
        {action && (
          <Box sx={actionStyle}>
            <Box component="a" href={path ?? ''} sx={linkStyle}>
              {action}
              <VisuallyHidden>
                <InLanguage lang={lang}>{`: ${heading}`}</InLanguage>
              </VisuallyHidden>
            </Box>
            <ArrowForwardIcon aria-hidden fontSize="small" />
          </Box>
        )}
      </Box>
    </Card>
  )
}

const linkStyle = {
  color: 'inherit',
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:hover': { textDecoration: 'underline' },
} as const

const actionStyle = {
  mt: 'auto',
  pt: 2.5,
  color: 'primary.main',
  fontWeight: 600,
  typography: 'body2',
  display: 'flex',
  alignItems: 'center',
  gap: 1,
} as const

/** Styles that put a card's picture beside its text where `CardGrid` gives the card a wide cell. */
const horizontalCard = {
  '@container row (min-width: 0)': {
    flexDirection: 'row',
    '& > :first-of-type': {
      flex: '0 0 calc(50% - 8px)',
      borderBottom: 0,
      borderInlineEnd: 1,
      borderColor: 'divider',
      '& > :is(img, svg)': { height: '100%', objectFit: 'contain' },
    },
  },
} as const
