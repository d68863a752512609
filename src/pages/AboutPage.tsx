import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useRef, useState, type MouseEvent, type ReactNode, type Ref } from 'react'
import { useNavigate } from 'react-router-dom'

import { timeouts } from '../config'
import { isDefaultEdition } from '../generated/edition'
import { aboutPage } from '../generated/texts/about'
import { approachItems } from '../content/navigation'
import { founders } from '../generated/founder'
import { teamMembers } from '../generated/team'
import type { CallToAction } from '../content/schema/text'
import type { Founder } from '../content/schema/types'
import { paths, personId } from '../paths'
import { TeamCarousel } from '../ui/blocks/TeamCarousel'
import { CardGrid } from '../ui/cards/CardGrid'
import { cardDrawing, CardPicture } from '../ui/cards/CardPicture'
import { LinkCard } from '../ui/cards/LinkCard'
import { Picture } from '../ui/cards/Picture'
import { StatusMessage } from '../ui/forms/StatusMessage'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { SiteClosing } from '../ui/page/SiteClosing'
import { TextBlocks } from '../ui/text/TextBlocks'

const [founder] = founders

/** The agency, its approach, founder and team. */
export function AboutPage() {
  const [failure, setFailure] = useState('')
  const meetingButton = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <PageHeader meta={aboutPage} />
      <HydrationBoundary>
        <PageSection>
          <Box
            sx={{
              display: 'grid',
              gap: { xs: 6, md: 8 },
              gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
            }}
          >
            {[aboutPage.aboutUs, aboutPage.keyToExcellence].map((part, index) => (
              <section key={index}>
                <Typography variant="h2" sx={{ mb: 3 }}>
                  {part.heading}
                </Typography>
                <TextBlocks blocks={part.blocks} />
              </section>
            ))}
          </Box>
        </PageSection>
        <PageSection tone="mist" labelledBy="approach" heading={aboutPage.approachHeading}>
          {approachItems.length === 0 ? (
            <Typography>{aboutPage.approachEmpty}</Typography>
          ) : (
            <CardGrid items={approachItems} keyOf={(_, index) => index} columns={5}>
              {(item) => (
                <LinkCard
                  heading={item.label}
                  path={item.path}
                  media={<CardPicture {...cardDrawing(`approach/${item.picture}`)} />}
                />
              )}
            </CardGrid>
          )}
        </PageSection>
        {(founder || teamMembers.length > 0) && (
          <PageSection labelledBy="team" density="airy" heading={aboutPage.teamHeading}>
            {founder && (
              <FounderBlock founder={founder}>
                <RedirectButton target={aboutPage.joinButton} onFail={setFailure} />
              </FounderBlock>
            )}
            {teamMembers.length > 0 && <TeamCarousel members={teamMembers} />}
            <Stack spacing={2} sx={{ mt: 5, alignItems: 'flex-start' }}>
              <RedirectButton
                ref={meetingButton}
                target={aboutPage.meetingButton}
                onFail={setFailure}
              />
              <StatusMessage
                type="failure"
                message={failure}
                onDismiss={() => setFailure('')}
                returnFocusTo={meetingButton}
              />
            </Stack>
          </PageSection>
        )}
        <SiteClosing />
      </HydrationBoundary>
    </>
  )
}

/** Portrait and words of the founder, above a button. */
function FounderBlock({ founder, children }: { founder: Founder; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 8 },
        gridTemplateColumns: { xs: '1fr', md: '320px 1fr' },
        alignItems: 'center',
        mb: { xs: 6, md: 9 },
      }}
    >
      <Box
        sx={{
          borderRadius: 1,
          overflow: 'hidden',
          justifySelf: 'start',
          width: { xs: '100%', sm: 'auto' },
          '& img': { width: { xs: '100%', sm: 320 }, aspectRatio: '1', objectFit: 'cover' },
        }}
      >
        <Picture {...founder.image} alt={founder.altText} sizes="20rem" />
      </Box>
      <div>
        <Typography variant="h3" id={personId(founder.name)}>
          {founder.name}
        </Typography>
        <Typography sx={{ color: 'brand.accentText', fontWeight: 600, mb: 2 }}>
          {founder.position}
        </Typography>
        <TextBlocks blocks={founder.text} />
        <Box sx={{ mt: 3 }}>{children}</Box>
      </div>
    </Box>
  )
}

type RedirectButtonProps = {
  ref?: Ref<HTMLAnchorElement>
  target: CallToAction
  onFail: (message: string) => void
}

/** A link that replaces the history entry and scrolls to the top of the new page. */
function RedirectButton({ ref, target, onFail }: RedirectButtonProps) {
  const navigate = useNavigate()
  const goTo = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    // A page that only the default language has is none of this router's
    if (!isDefaultEdition && !target.path.startsWith(`${paths.home}/`)) return
    event.preventDefault()
    try {
      // `navigate` does not reject: offline, the router would show its error page instead of this one
      if (!navigator.onLine) throw new Error('No connection')
      await navigate(target.path, { replace: true })
      setTimeout(() => window.scrollTo(0, 0), timeouts.navigationScroll)
    } catch (error) {
      console.error('Redirecting failed', error)
      onFail(aboutPage.redirectFailed)
    }
  }
  return (
    <Button ref={ref} variant="contained" href={target.path} onClick={(event) => void goTo(event)}>
      {target.label}
    </Button>
  )
}
