import type { ServicePage as ServicePageContent } from '../content/schema/types'
import { servicesPage } from '../generated/texts/services'
import { paths } from '../paths'
import { CardGrid } from '../ui/cards/CardGrid'
import { cardDrawing, CardPicture } from '../ui/cards/CardPicture'
import { LinkCard } from '../ui/cards/LinkCard'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { serviceNode } from '../seo/structured-data'
import { ServiceDetails } from './ServiceDetails'

/** A service: what it is, its tools as tiles, and details. */
export function ServicePage({ content }: { content: ServicePageContent }) {
  return (
    <>
      <PageHeader
        meta={content}
        canonicalPath={content.path}
        parents={[{ label: servicesPage.heading, path: paths.services }]}
        structuredData={[serviceNode(content)]}
        action={content.callToAction}
      />
      <HydrationBoundary>
        {content.tilesHeading && content.tiles && (
          <PageSection tone="mist" labelledBy="tiles" heading={content.tilesHeading}>
            <CardGrid
              items={content.tiles}
              keyOf={(_, index) => index}
              columns={content.tiles.length === 4 ? 4 : 3}
            >
              {(tile) => (
                <LinkCard
                  heading={tile.name}
                  text={tile.description}
                  media={<CardPicture {...cardDrawing(`tiles/${tile.picture}`, 240)} />}
                />
              )}
            </CardGrid>
          </PageSection>
        )}
        <ServiceDetails content={content} />
      </HydrationBoundary>
    </>
  )
}
