import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { TextSection } from '../../content/schema/text'
import { TextBlocks } from './TextBlocks'

type TextSectionsProps = {
  sections: readonly TextSection[]
  isNumbered?: boolean
}

/** Headings beside their text, on narrow screens above it. Each is an anchor that scripts can focus. */
export function TextSections({ sections, isNumbered = false }: TextSectionsProps) {
  return sections.map((section, index) => (
    <Box
      key={section.id}
      component="section"
      aria-labelledby={section.id}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 4fr) minmax(0, 8fr)' },
        columnGap: 6,
        rowGap: 2,
        py: { xs: 3.5, md: 5 },
        '& + section': { borderTop: 1, borderColor: 'divider' },
        '&:first-of-type': { pt: 0 },
      }}
    >
      <Typography variant="h3" component="h2" id={section.id}>
        {isNumbered ? `${index + 1}. ${section.heading}` : section.heading}
      </Typography>
      <TextBlocks blocks={section.blocks} />
    </Box>
  ))
}
