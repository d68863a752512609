import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

import type { CallToAction } from '../../content/schema/text'
import { contentClass } from '../../theme/content-class'
import { SectionHeading } from './SectionHeading'

export type SectionTone = 'plain' | 'mist' | 'deep'

type PageSectionProps = {
  children: ReactNode
  /** Background: the page's, a light tint, or deep blue with white text. */
  tone?: SectionTone
  /** The id of the heading that names the section. Without it the section is no landmark. */
  labelledBy?: string
  /** The heading that names the section; without it, the children have one. See `SectionHeading`. */
  heading?: string
  intro?: string
  link?: CallToAction
  density?: 'airy' | 'normal' | 'tight'
  /** For a table: as wide as the window, up to 96em. */
  isWide?: boolean
}

const padY = {
  airy: { xs: 9, md: 16 },
  normal: { xs: 7, md: 11 },
  tight: { xs: 4, md: 6 },
}

/** A section of a page: the background has full width, the content the width of a container. */
export function PageSection(props: PageSectionProps) {
  const { children, tone = 'plain', labelledBy, density = 'normal', isWide } = props
  const { heading, intro, link } = props
  return (
    <div className={contentClass}>
      <Box
        component={labelledBy ? 'section' : 'div'}
        aria-labelledby={labelledBy}
        data-tone={tone}
        sx={[
          { py: padY[density], position: 'relative' },
          tone === 'mist' && { bgcolor: 'tone.mist' },
          tone === 'deep' && {
            bgcolor: 'tone.deep',
            color: 'tone.deepText',
            '& a:not([class*="MuiButton"])': { color: 'inherit' },
            '--focus-ring': 'var(--bl-palette-tone-deepText)',
          },
        ]}
      >
        <Container sx={isWide ? { maxWidth: '96em' } : {}}>
          {labelledBy && heading && (
            <SectionHeading id={labelledBy} intro={intro} link={link}>
              {heading}
            </SectionHeading>
          )}
          {children}
        </Container>
      </Box>
    </div>
  )
}
