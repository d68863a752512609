import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import type { ReactNode } from 'react'

import { contentClass } from '../../theme/content-class'

export type SectionTone = 'plain' | 'mist' | 'deep'

type PageSectionProps = {
  children: ReactNode
  /** Background: the page's, a light tint, or deep blue with white text. */
  tone?: SectionTone
  /** The id of the heading that names the section. Without it the section is no landmark. */
  labelledBy?: string
  /** Vertical padding. */
  density?: 'airy' | 'normal' | 'tight'
  /** `xl` is for wide content, such as a table. */
  width?: 'md' | 'lg' | 'xl'
}

const padY = {
  airy: { xs: 9, md: 16 },
  normal: { xs: 7, md: 11 },
  tight: { xs: 4, md: 6 },
}

/** A section of a page: the background has full width, the content the width of a container. */
export function PageSection({
  children,
  tone = 'plain',
  labelledBy,
  density = 'normal',
  width = 'lg',
}: PageSectionProps) {
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
        <Container maxWidth={width}>{children}</Container>
      </Box>
    </div>
  )
}
