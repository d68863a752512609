import Link from '@mui/material/Link'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'

import { searchPage as texts } from '../../generated/texts/search-page'
import { InLanguage } from '../../ui/text/InLanguage'
import type { SearchResult } from './site-search'
import { markWords } from './words'

/** Search results in the passed order, best first, with the searched words marked. */
export function SearchResults({ results }: { results: readonly SearchResult[] }) {
  return (
    <List component="ol" disablePadding sx={listStyle}>
      {results.map(({ page, heading, terms }) => (
        <li key={page.address}>
          <Typography variant="caption" component="p" sx={{ color: 'brand.accentText' }}>
            <strong>{texts.types[page.type]}</strong>
          </Typography>
          <Typography variant="h4" component="h3" sx={{ mt: 0.5 }}>
            <Link href={page.address}>
              <InLanguage lang={page.lang}>
                <Marked text={page.title} terms={terms} />
              </InLanguage>
            </Link>
          </Typography>
          <Typography sx={{ mt: 1 }}>
            <InLanguage lang={page.lang}>
              <Marked text={page.description} terms={terms} />
            </InLanguage>
          </Typography>
          {heading && (
            <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
              {texts.inSection}{' '}
              <InLanguage lang={page.lang}>
                <Marked text={heading} terms={terms} />
              </InLanguage>
            </Typography>
          )}
        </li>
      ))}
    </List>
  )
}

function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  return markWords(text, terms).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : <span key={index}>{piece.text}</span>,
  )
}

const listStyle = {
  maxWidth: '40rem',
  '& > li': { py: 3, borderTop: 1, borderColor: 'divider' },
  '& mark': { bgcolor: 'transparent', color: 'inherit', fontWeight: 'fontWeightBold' },
  '@media (forced-colors: active)': { '& mark': { color: 'CanvasText' } }, // else black
} as const
