import Typography from '@mui/material/Typography'

import { services } from '../generated/service-lists'
import { servicesPage } from '../generated/texts/services'
import { CaseStudies } from '../features/work/CaseStudies'
import { CardGrid } from '../ui/cards/CardGrid'
import { LinkCard } from '../ui/cards/LinkCard'
import { ServiceCard, ServiceIcon } from '../ui/cards/ServiceCard'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { SiteClosing } from '../ui/page/SiteClosing'

/** All services, and below them the local ones with their keywords. */
export function ServicesPage() {
  return (
    <>
      <PageHeader meta={servicesPage} />
      <HydrationBoundary>
        <PageSection labelledBy="services" heading={servicesPage.cardsHeading}>
          <CardGrid items={services.cards} keyOf={(service) => service.id} columns={4}>
            {(service) => <ServiceCard service={service} />}
          </CardGrid>
        </PageSection>
        <PageSection
          tone="mist"
          labelledBy="local-services"
          heading={servicesPage.localHeading}
          intro={servicesPage.localIntro}
        >
          <CardGrid items={services.local} keyOf={(_, index) => index} columns={3}>
            {(service) => (
              <LinkCard
                heading={service.title}
                path={service.path}
                text={service.description}
                media={<ServiceIcon name={service.icon} size={56} />}
              >
                <Typography variant="caption" sx={{ mt: 'auto', pt: 2, color: 'text.secondary' }}>
                  <strong>{servicesPage.keywordsLabel}</strong> {service.keywords.join(' · ')}
                </Typography>
              </LinkCard>
            )}
          </CardGrid>
        </PageSection>
        <CaseStudies />
        <SiteClosing />
      </HydrationBoundary>
    </>
  )
}
