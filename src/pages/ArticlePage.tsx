import Box from '@mui/material/Box'
import Button from '@mui/material/Button'

import type { Article } from '../content/articles/article'
import { servicesPage } from '../content/services'
import { closingCall, shell } from '../content/shell'
import { paths } from '../paths'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHead } from '../ui/page/PageHead'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { SiteClosing } from '../ui/page/SiteClosing'
import { breadcrumbNode } from '../ui/page/structured-data'
import { TextSections } from '../ui/text/TextSections'

/** A longer text: the marketing and the approach articles. */
export function ArticlePage({ content }: { content: Article }) {
  const crumbs = [
    { label: shell.home, path: paths.home },
    { label: servicesPage.heading, path: paths.services },
    { label: content.heading },
  ]
  return (
    <>
      <PageHead meta={content} structuredData={[breadcrumbNode(crumbs)]} />
      <article>
        <PageHeader
          heading={content.heading}
          lead={content.lead}
          seed={content.path}
          breadcrumb={{ label: shell.breadcrumb, items: crumbs }}
        >
          <Box sx={{ mt: 4 }}>
            <Button href={content.callToAction.path} variant="contained">
              {content.callToAction.label}
            </Button>
          </Box>
        </PageHeader>
        <HydrationBoundary>
          <PageSection>
            <TextSections sections={content.sections} />
          </PageSection>
        </HydrationBoundary>
      </article>
      <HydrationBoundary>
        <SiteClosing content={closingCall} />
      </HydrationBoundary>
    </>
  )
}
