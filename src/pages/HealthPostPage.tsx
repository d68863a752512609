import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNavigate, useParams } from 'react-router-dom'

import { site } from '../config'
import { healthPage, healthPostTexts } from '../generated/texts/health'
import { healthPosts } from '../generated/health'
import { Byline } from '../features/blog/Byline'
import { listPublished } from '../lib/day-in-india'
import { plainText } from '../content/schema/plain-text'
import { healthPostPath, paths } from '../paths'
import { CardGrid } from '../ui/cards/CardGrid'
import { cardDrawing } from '../ui/cards/CardPicture'
import { LinkCard } from '../ui/cards/LinkCard'
import { Picture } from '../ui/cards/Picture'
import { readPrerenderedDay } from '../ui/hooks/use-today'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { articleNode } from '../seo/structured-data'
import { ShareLinks } from '../ui/text/ShareLinks'
import { TextBlocks } from '../ui/text/TextBlocks'
import { TextSections } from '../ui/text/TextSections'

/** An article of the health-care demonstration. */
export function HealthPostPage() {
  const id = useParams().id ?? ''
  const posts = listPublished(healthPosts, readPrerenderedDay())
  const post = posts.find((other) => other.id === id)
  if (!post) return <MissingPost />
  const others = posts.filter((other) => other !== post)
  const path = healthPostPath(post.id)
  const body = plainText(post.sections.flatMap((section) => section.blocks))
  return (
    <>
      <article>
        <PageHeader
          meta={post}
          lead={post.description}
          article={post}
          structuredData={[
            articleNode('Article', post, { path, description: post.description, body }),
          ]}
        >
          <Byline
            author={post.author}
            date={post.date}
            more={[healthPostTexts.readTime(post.readTime)]}
          />
        </PageHeader>
        <HydrationBoundary>
          <PageSection>
            <TextBlocks blocks={[{ note: healthPage.demoNotice }]} />
            <Box
              sx={{
                mt: 4,
                bgcolor: 'tone.mist',
                mb: 6,
                borderRadius: 1,
                overflow: 'hidden',
                '& img': { width: '100%', maxWidth: '45rem', mx: 'auto' },
              }}
            >
              <Picture {...cardDrawing(`health/${post.image}`)} alt="" isEager />
            </Box>
            <TextSections sections={post.sections} />
            <ShareLinks
              heading={healthPostTexts.share}
              networks={healthPostTexts.shareNetworks}
              address={site.origin + path}
              title={post.title}
            />
            <BackButton />
          </PageSection>
        </HydrationBoundary>
      </article>
      <HydrationBoundary>
        <PageSection tone="mist" labelledBy="related" heading={healthPostTexts.related}>
          <CardGrid items={others} keyOf={(other) => other.id} columns={2}>
            {(other) => (
              <LinkCard
                heading={other.title}
                path={healthPostPath(other.id)}
                text={other.description}
              />
            )}
          </CardGrid>
        </PageSection>
      </HydrationBoundary>
    </>
  )
}

function MissingPost() {
  const { notFoundHeading: heading, notFoundText: text } = healthPostTexts
  return (
    <PageHeader
      meta={{ title: heading, description: text }}
      lead={text}
      noindex
      seed={paths.healthcare}
    >
      <BackButton />
    </PageHeader>
  )
}

/** Goes back to the previous page, or to the list of posts if the visit began on this page. */
function BackButton() {
  const navigate = useNavigate()
  const goBack = () => {
    // React Router stores an entry's position in its history as `idx`; 0 is where the visit began
    const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
    void (idx > 0 ? navigate(-1) : navigate(paths.healthcare))
  }
  return (
    <Button variant="outlined" onClick={goBack} data-needs-script="" sx={{ mt: 4 }}>
      {healthPostTexts.back}
    </Button>
  )
}
