import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { ButtonLink } from '../components/ButtonLink'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { notFoundPage } from '../content/not-found'
import { paths } from '../paths'

/** Every address that is none of ours. */
export function NotFoundPage() {
  return (
    <>
      <PageHead meta={notFoundPage} noindex canonicalPath={paths.notFound} />
      <PageHeader heading={notFoundPage.heading} lead={notFoundPage.message} seed="404">
        <Typography sx={{ mt: 1, color: 'text.secondary' }}>{notFoundPage.explanation}</Typography>
        <Box sx={{ mt: 4 }}>
          <ButtonLink path={paths.home}>{notFoundPage.homeLink}</ButtonLink>
        </Box>
      </PageHeader>
    </>
  )
}
