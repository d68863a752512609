import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'

import { clients } from '../../generated/clients'
import { isDefaultEdition } from '../../generated/edition'
import { faqs } from '../../generated/faqs'
import { latestPosts } from '../../generated/latest-posts'
import { services } from '../../generated/service-lists'
import { statistics } from '../../generated/statistics'
import { teamMembers } from '../../generated/team'
import { testimonials } from '../../generated/testimonials'
import { homePage, processSteps } from '../../generated/texts/home'
import { PostCard } from '../../features/blog/PostCard'
import { ScheduleCall } from '../../features/leads/ScheduleCall'
import { CaseStudies } from '../../features/work/CaseStudies'
import { paths } from '../../paths'
import { FaqAccordion } from '../../ui/blocks/FaqAccordion'
import { ProcessStepper } from '../../ui/blocks/ProcessStepper'
import { TeamCarousel } from '../../ui/blocks/TeamCarousel'
import { Testimonials } from '../../ui/blocks/Testimonials'
import { CardGrid } from '../../ui/cards/CardGrid'
import { Picture } from '../../ui/cards/Picture'
import { ServiceCard } from '../../ui/cards/ServiceCard'
import { HydrationBoundary } from '../../ui/page/HydrationBoundary'
import { PageHead } from '../../ui/page/PageHead'
import { PageSection } from '../../ui/page/PageSection'
import { SectionHeading } from '../../ui/page/SectionHeading'
import { agencyNode, siteNode } from '../../seo/structured-data'
import { HeroSection } from './HeroSection'
import { ResultsStrip } from './ResultsStrip'

/** The home page, the only one with a gradient as its background. */
export function HomePage() {
  return (
    <Box sx={pageStyle}>
      <PageHead
        meta={homePage}
        structuredData={isDefaultEdition ? [agencyNode(), siteNode()] : [agencyNode()]}
      />
      <HeroSection />
      <HydrationBoundary>
        {statistics.length > 0 && <ResultsStrip />}
        <Box sx={{ bgcolor: 'background.default' }}>
          <HydrationBoundary>
            <PageSection
              labelledBy="our-services"
              density="airy"
              {...homePage.services}
              link={{ label: homePage.services.all, path: paths.services }}
            >
              <CardGrid items={services.cards} keyOf={(service) => service.id} columns={4}>
                {(service) => <ServiceCard service={service} />}
              </CardGrid>
            </PageSection>
            <PageSection tone="deep" labelledBy="how-we-work" {...homePage.process}>
              <ProcessStepper steps={processSteps} />
            </PageSection>
            <CaseStudies tone="mist" />
            {teamMembers.length > 0 && (
              <PageSection labelledBy="team" density="airy" {...homePage.team}>
                <TeamCarousel members={teamMembers} />
              </PageSection>
            )}
            {clients.length > 0 && (
              <PageSection tone="mist" labelledBy="clients" density="tight" {...homePage.clients}>
                <List disablePadding sx={logosStyle}>
                  {clients.map((client, index) => (
                    <li key={index}>
                      <Picture
                        {...client.logo}
                        alt={`${client.name}, ${client.trade}`}
                        sizes="200px"
                      />
                    </li>
                  ))}
                </List>
              </PageSection>
            )}
            {testimonials.length > 0 && (
              <PageSection labelledBy="testimonials" density="airy" {...homePage.testimonials}>
                <Testimonials testimonials={testimonials} />
              </PageSection>
            )}
            {latestPosts.length > 0 && (
              <PageSection
                tone="mist"
                labelledBy="latest-blogs"
                {...homePage.latestBlogs}
                link={{ label: homePage.latestBlogs.moreBlogs, path: paths.blog }}
              >
                <CardGrid items={latestPosts} keyOf={(post) => post.id}>
                  {(post) => <PostCard post={post} />}
                </CardGrid>
              </PageSection>
            )}
            {faqs.length > 0 && <Questions />}
          </HydrationBoundary>
        </Box>
        <Box sx={{ color: 'tone.deepText', '--focus-ring': 'var(--bl-palette-tone-deepText)' }}>
          <PageSection labelledBy="closing">
            <Typography variant="h2" id="closing" sx={{ mb: 2, maxWidth: '18em' }}>
              {homePage.closing.heading}
            </Typography>
            <Typography variant="lead" sx={{ mb: 4, maxWidth: '42rem' }}>
              {homePage.closing.text}
            </Typography>
            <ScheduleCall />
          </PageSection>
        </Box>
      </HydrationBoundary>
    </Box>
  )
}

function Questions() {
  return (
    <PageSection labelledBy="faqs" density="airy">
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: '1fr 2fr' },
          columnGap: 8,
          alignItems: 'start',
        }}
      >
        <SectionHeading id="faqs" intro={homePage.faqs.intro}>
          {homePage.faqs.heading}
        </SectionHeading>
        <div>
          <FaqAccordion faqs={faqs} />
        </div>
      </Box>
    </PageSection>
  )
}

const pageStyle = {
  background:
    'linear-gradient(180deg, var(--bl-palette-brand-homeTop), var(--bl-palette-brand-homeMiddle) 45%, var(--bl-palette-brand-homeBottom))',
} as const

const logosStyle = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
  gap: 3,
  alignItems: 'center',
  '& img': { width: '100%' },
} as const
