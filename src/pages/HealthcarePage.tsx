import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'

import { healthPage } from '../generated/texts/health'
import { healthPosts } from '../generated/health'
import { healthServices } from '../generated/health-services'
import { listPublished } from '../lib/day-in-india'
import { healthPostPath } from '../paths'
import { CardGrid } from '../ui/cards/CardGrid'
import { cardDrawing, CardPicture } from '../ui/cards/CardPicture'
import { LinkCard } from '../ui/cards/LinkCard'
import { readPrerenderedDay } from '../ui/hooks/use-today'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { TextBlocks } from '../ui/text/TextBlocks'

/** A demonstration: the landing page of a health-care firm. */
export function HealthcarePage() {
  const posts = listPublished(healthPosts, readPrerenderedDay())
  return (
    <>
      <PageHeader
        meta={healthPage}
        action={{ label: healthPage.getStarted, path: '#health-services' }}
      />
      <HydrationBoundary>
        <PageSection density="tight">
          <TextBlocks blocks={[{ note: healthPage.demoNotice }]} />
        </PageSection>
        <PageSection tone="mist" labelledBy="health-services" heading={healthPage.servicesHeading}>
          <CardGrid items={healthServices} keyOf={(service) => service.id}>
            {(service) => (
              <LinkCard
                heading={service.title}
                text={service.description}
                media={<CardPicture {...cardDrawing(`health/${service.image}`)} />}
              />
            )}
          </CardGrid>
        </PageSection>
        <PageSection labelledBy="health-posts" heading={healthPage.postsHeading}>
          <CardGrid items={posts} keyOf={(post) => post.id}>
            {(post) => (
              <LinkCard
                heading={post.title}
                path={healthPostPath(post.id)}
                text={post.description}
                action={healthPage.readMore}
                media={<CardPicture {...cardDrawing(`health/${post.image}`)} />}
              />
            )}
          </CardGrid>
        </PageSection>
        <PageSection tone="deep" labelledBy="health-contact" heading={healthPage.contactHeading}>
          <Typography variant="lead" sx={{ mb: 4, maxWidth: '40rem' }}>
            {healthPage.contactText}
          </Typography>
          <Button href={healthPage.contact.path} color="secondary" variant="contained">
            {healthPage.contact.label}
          </Button>
        </PageSection>
      </HydrationBoundary>
    </>
  )
}
