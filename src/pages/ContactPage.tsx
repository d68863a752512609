import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Suspense } from 'react'

import { map } from '../config'
import { company } from '../generated/company'
import { contactPage, contactSteps } from '../generated/texts/contact'
import { shell } from '../generated/texts/shell'
import { ContactForm } from '../features/leads/ContactForm'
import { WhatsAppChat } from '../features/leads/WhatsAppChat'
import { mailHref, phoneHref } from '../lib/contact-links'
import { paths } from '../paths'
import { ProcessStepper } from '../ui/blocks/ProcessStepper'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { agencyNode, breadcrumbNode } from '../seo/structured-data'
import { ExternalLink } from '../ui/text/ExternalLink'

/** The contact form, the office, and what happens after the form was sent. */
export function ContactPage() {
  const { office } = contactPage
  const { openingHours: hours } = company
  const crumbs = [{ label: shell.home, path: paths.home }, { label: contactPage.heading }]
  return (
    <>
      <PageHeader meta={contactPage} structuredData={[breadcrumbNode(crumbs), agencyNode()]} />
      <HydrationBoundary>
        <PageSection>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 7, md: 10 },
              gridTemplateColumns: { xs: '1fr', md: '7fr 5fr' },
            }}
          >
            <ContactForm />
            {/* What extensions change here, such as phone numbers, leaves the form as it is */}
            <Suspense>
              <section aria-labelledby="office">
                <Typography variant="h2" id="office" sx={{ mb: 3 }}>
                  {office.heading}
                </Typography>
                <Box
                  sx={{
                    '& h3': { typography: 'h6', mt: 3, mb: 0.5 },
                    '& address': { fontStyle: 'normal' },
                    '& ul': { listStyle: 'none', m: 0, p: 0 },
                    '& a': { display: 'inline-flex', minHeight: 40, alignItems: 'center' },
                  }}
                >
                  <h3>{office.addressLabel}</h3>
                  <address>
                    {company.address.street}
                    <br />
                    {`${company.address.locality} ${company.address.postalCode}`}
                    <br />
                    {`${company.address.region}, ${company.country}`}
                  </address>
                  <h3>{office.emailLabel}</h3>
                  <Link href={mailHref(company.email)}>{company.email}</Link>
                  <h3>{office.phoneLabel}</h3>
                  <ul>
                    {company.phones.map((phone, index) => (
                      <li key={index}>
                        <Link href={phoneHref(phone)}>{phone}</Link>
                      </li>
                    ))}
                  </ul>
                  <WhatsAppChat />
                  {hours && (
                    <>
                      <h3>{office.hoursLabel}</h3>
                      <div>{office.hours(hours.days, ...hours.shown)}</div>
                    </>
                  )}
                </Box>
                <Box sx={{ mt: 4 }}>
                  <OfficeMap />
                </Box>
              </section>
            </Suspense>
          </Box>
        </PageSection>
        <PageSection tone="deep" labelledBy="next" heading={contactPage.stepsHeading}>
          <ProcessStepper steps={contactSteps} />
        </PageSection>
      </HydrationBoundary>
    </>
  )
}

/** Directions and a link to a map, below a frame with one if it is configured. */
function OfficeMap() {
  const { mapTitle, mapText, mapLinkLabel } = contactPage.office
  const { geo } = company
  return (
    <>
      {map.embedUrl && (
        <Box
          component="iframe"
          src={map.embedUrl}
          title={mapTitle}
          loading="lazy"
          referrerPolicy="no-referrer-when-downgrade"
          sx={{
            display: 'block',
            width: '100%',
            aspectRatio: '16 / 10',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            mb: 2,
          }}
        />
      )}
      <Typography variant="body2" sx={{ mb: 1 }}>
        {mapText}
      </Typography>
      {geo && (
        <ExternalLink
          href={`https://www.openstreetmap.org/?mlat=${geo.latitude}&mlon=${geo.longitude}#map=17/${geo.latitude}/${geo.longitude}`}
        >
          {mapLinkLabel}
        </ExternalLink>
      )}
    </>
  )
}
