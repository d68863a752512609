import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

import { limits } from '../../config'
import { notFoundPage } from '../../generated/texts/not-found'
import { readFailedAddress } from '../../lib/failed-address'
import { paths } from '../../paths'
import { useOnDemand } from '../../ui/hooks/use-on-demand'
import { PageHeader } from '../../ui/page/PageHeader'
import { PageSection } from '../../ui/page/PageSection'
import { InLanguage } from '../../ui/text/InLanguage'
import { nearestAddresses } from './nearest-addresses'
import { fetchSearchIndex } from './search-index'
import { SearchForm } from './SearchForm'

/** The 404 page: a link home, a search, and pages with a similar address. */
export function NotFoundPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [text, setText] = useState('')
  // None until the index has loaded, or if it does not load
  const { value: pages = [] } = useOnDemand(fetchSearchIndex, true)
  const failed = readFailedAddress(pathname, paths.notFound)
  const similar = nearestAddresses(failed, pages, limits.similarAddresses)
  return (
    <>
      <PageHeader
        meta={notFoundPage}
        lead={notFoundPage.message}
        noindex
        canonicalPath={paths.notFound}
        action={{ label: notFoundPage.homeLink, path: paths.home }}
      >
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{notFoundPage.explanation}</Typography>
      </PageHeader>
      <PageSection density="tight">
        <Typography variant="h3" component="h2">
          {notFoundPage.searchHeading}
        </Typography>
        <Box sx={{ '& form': { mt: 2 } }}>
          <SearchForm
            value={text}
            onChange={setText}
            onSubmit={() => void navigate(`${paths.search}?q=${encodeURIComponent(text)}`)}
          />
        </Box>
        {/* Last, because it appears late and would move whatever comes after it */}
        {similar.length > 0 && (
          <Box component="section" aria-labelledby="similar" sx={{ mt: 6 }}>
            <Typography variant="h3" component="h2" id="similar">
              {notFoundPage.suggestionsHeading}
            </Typography>
            <List disablePadding sx={{ mt: 1 }}>
              {similar.map((page) => (
                <li key={page.address}>
                  <Link href={page.address} sx={linkStyle}>
                    <InLanguage lang={page.lang}>{page.title}</InLanguage>
                  </Link>
                  <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
                    {page.address}
                  </Typography>
                </li>
              ))}
            </List>
          </Box>
        )}
      </PageSection>
    </>
  )
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  mr: 1.5,
  fontWeight: 'fontWeightMedium',
} as const
