import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { TextSection } from '../content/text'
import { TextBlocks } from './TextBlocks'

type TextSectionsProps = {
  sections: readonly TextSection[]
  /** Numbers the headings, as legal texts are numbered. */
  isNumbered?: boolean
}

/** Headings with their text. Each heading is an anchor that focus can be sent to. */
export function TextSections({ sections, isNumbered = false }: TextSectionsProps) {
  return (
    <Box sx={{ '& > section + section': { mt: { xs: 5, md: 7 } } }}>
      {sections.map((section, index) => (
        <section key={section.id} aria-labelledby={section.id}>
          <Typography variant="h3" component="h2" id={section.id} tabIndex={-1} sx={{ mb: 2 }}>
            {isNumbered ? `${index + 1}. ${section.heading}` : section.heading}
          </Typography>
          <TextBlocks blocks={section.blocks} />
        </section>
      ))}
    </Box>
  )
}
