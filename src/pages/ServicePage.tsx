import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'

import { ButtonLink } from '../components/ButtonLink'
import { CardGrid } from '../components/CardGrid'
import { CardPicture } from '../components/CardPicture'
import { lyingCard } from '../components/lying-card'
import { PageHead } from '../components/PageHead'
import { PageHeader } from '../components/PageHeader'
import { PageSection } from '../components/PageSection'
import { SectionHeading } from '../components/SectionHeading'
import { SiteClosing } from '../components/SiteClosing'
import { breadcrumbNode, serviceNode } from '../components/structured-data'
import { TextSections } from '../components/TextSections'
import { site } from '../config'
import { company } from '../content/company'
import type { ServicePage as ServicePageContent, Tile } from '../content/service-pages/service-page'
import { servicesPage } from '../content/services'
import { closingCall, shell } from '../content/shell'
import { paths } from '../paths'

/** A line of work: what it is, its tools as tiles, and what one should know before buying it. */
export function ServicePage({ content }: { content: ServicePageContent }) {
  const crumbs = [
    { label: shell.home, path: paths.home },
    { label: servicesPage.heading, path: paths.services },
    { label: content.heading },
  ]
  return (
    <>
      <PageHead
        meta={content}
        canonicalPath={content.path}
        structuredData={
          import.meta.env.SSR
            ? [
                breadcrumbNode(site.origin, crumbs),
                serviceNode(company, site.origin, {
                  path: content.path,
                  name: content.heading,
                  description: content.description,
                }),
              ]
            : []
        }
      />
      <PageHeader
        heading={content.heading}
        lead={content.lead}
        seed={content.path}
        breadcrumb={{ label: shell.breadcrumb, items: crumbs }}
      >
        <Box sx={{ mt: 4 }}>
          <ButtonLink path={content.callToAction.path}>{content.callToAction.label}</ButtonLink>
        </Box>
      </PageHeader>
      {content.tilesHeading && content.tiles.length > 0 && (
        <PageSection tone="mist" labelledBy="tiles">
          <SectionHeading id="tiles">{content.tilesHeading}</SectionHeading>
          <CardGrid
            items={content.tiles}
            keyOf={(tile) => tile.name}
            columns={content.tiles.length === 4 ? 4 : 3}
          >
            {(tile) => <TileCard tile={tile} />}
          </CardGrid>
        </PageSection>
      )}
      <PageSection>
        <TextSections sections={content.sections} />
      </PageSection>
      <SiteClosing content={closingCall} />
    </>
  )
}

function TileCard({ tile }: { tile: Tile }) {
  return (
    <Card sx={{ width: '100%', display: 'flex', flexDirection: 'column', ...lyingCard }}>
      <CardPicture src={`/images/tiles/${tile.picture}.svg`} width={320} height={240} />
      <Box sx={{ p: 3 }}>
        <Typography variant="h4" component="h3">
          {tile.name}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {tile.description}
        </Typography>
      </Box>
    </Card>
  )
}
