import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

type InLanguageProps = {
  /** Of the words; undefined if it is that of the site. */
  lang: string | undefined
  /** Whether the words are blocks, such as headings and paragraphs. */
  isBlock?: boolean
  children: ReactNode
}

/** Words in a language of their own: for voices, and with room for the marks above and below letters of other scripts. */
export const InLanguage = ({ lang, isBlock, children }: InLanguageProps) =>
  lang ? (
    <Box component={isBlock ? 'div' : 'span'} lang={lang} sx={isBlock ? inBlocks : tall}>
      {children}
    </Box>
  ) : (
    children
  )

const tall = { lineHeight: 1.4, letterSpacing: 0 } as const
const inBlocks = { '& :is(h2, h3, h4)': tall } as const
