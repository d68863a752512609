import { approachItems, mainMenu } from '../content/navigation'
import type { Article } from '../content/schema/types'
import { Byline } from '../features/blog/Byline'
import { plainText } from '../content/schema/plain-text'
import { paths } from '../paths'
import { HydrationBoundary } from '../ui/page/HydrationBoundary'
import { PageHeader } from '../ui/page/PageHeader'
import { PageSection } from '../ui/page/PageSection'
import { SiteClosing } from '../ui/page/SiteClosing'
import { articleNode } from '../seo/structured-data'
import { TextSections } from '../ui/text/TextSections'

/** A longer text: the marketing and the approach articles. */
export function ArticlePage({ content }: { content: Article }) {
  const isApproach = approachItems.some(({ path }) => path === content.path)
  const parent = isApproach ? paths.about : paths.services
  const body = plainText(content.sections.flatMap((section) => section.blocks))
  return (
    <>
      <article>
        <PageHeader
          meta={content}
          article={content}
          parents={mainMenu.filter(({ path }) => path === parent)}
          structuredData={[articleNode('BlogPosting', content, { ...content, body })]}
          action={content.callToAction}
        >
          <Byline author={content.author} date={content.date} updated={content.updated} />
        </PageHeader>
        <HydrationBoundary>
          <PageSection>
            <TextSections sections={content.sections} />
          </PageSection>
        </HydrationBoundary>
      </article>
      <HydrationBoundary>
        <SiteClosing {...content.closing} />
      </HydrationBoundary>
    </>
  )
}
