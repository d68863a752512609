import Box from '@mui/material/Box'
import { Fragment } from 'react'
import { useLocation } from 'react-router-dom'

import { edition, isDefaultEdition, otherEditions } from '../../generated/edition'

/** This page in other languages, or their home pages where they lack it: then the label says so. */
export function useOtherLanguages() {
  const { pathname } = useLocation()
  const path = pathname.slice(edition.prefix.length) || '/'
  return otherEditions.map(({ tag, prefix, name, homeLink, paths }) => {
    const hasPage = paths.includes(path)
    const href = (hasPage && prefix + path.replace(/^\/$/, '')) || prefix || '/'
    return { label: hasPage ? name : homeLink, link: { lang: tag, hrefLang: tag, href } }
  })
}

/** Links to other languages. Nothing without them. */
export function LanguageLinks() {
  return useOtherLanguages().map(({ label, link }) => (
    <Fragment key={link.lang}>
      <Box component="a" {...link} sx={linkStyle}>
        {label}
      </Box>
      {/* Without styles, the words would run into those of the next link */}{' '}
    </Fragment>
  ))
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  // On narrow screens it wraps between words before the site's name does
  flexShrink: 9,
  overflowWrap: 'normal',
  // Names such as हिन्दी are short: with it, the link is 44 px wide
  pl: { xs: isDefaultEdition ? 1.25 : 0.5, sm: 1.25 },
  pr: { xs: isDefaultEdition ? 1.25 : 0, sm: 1.25 },
  color: 'inherit',
  typography: 'body2',
  fontSize: { xs: '0.875rem', sm: '0.9688rem' },
  // One letter of another script would load a font on every page
  ...(isDefaultEdition && { fontFamily: 'system-ui, sans-serif' }),
} as const
