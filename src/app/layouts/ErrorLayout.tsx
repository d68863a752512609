import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useRouteError } from 'react-router-dom'

import { errorPage } from '../../generated/texts/error-page'
import { paths } from '../../paths'
import { PageHead } from '../../ui/page/PageHead'
import { PageSection } from '../../ui/page/PageSection'
import { LiveRegion } from '../../ui/text/LiveRegion'

/** Shown when a page throws: a button to try again and a link home. The error itself is for the console. */
export function ErrorLayout() {
  const error = useRouteError()
  useEffect(() => console.error('The page was not shown', error), [error])
  return (
    <>
      <PageHead meta={{ title: errorPage.title, description: errorPage.text }} noindex />
      <PageSection>
        <LiveRegion live="assertive">
          <Typography variant="h1" tabIndex={-1}>
            {errorPage.heading}
          </Typography>
          <Typography variant="lead" sx={{ mt: 3, maxWidth: '40rem' }}>
            {errorPage.text}
          </Typography>
        </LiveRegion>
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2} sx={{ my: 4 }}>
          {/* Both load from the server: the app's state in memory may be what is broken */}
          <Button variant="contained" onClick={() => window.location.reload()}>
            {errorPage.retry}
          </Button>
          <Button variant="outlined" href={paths.home} target="_self">
            {errorPage.homeLink}
          </Button>
        </Stack>
      </PageSection>
    </>
  )
}
