import type { ServicePage } from '../content/schema/types'
import { caseStudyLinks } from '../content/case-studies'
import { PageSection } from '../ui/page/PageSection'
import { SiteClosing } from '../ui/page/SiteClosing'
import { TextSections } from '../ui/text/TextSections'

/** What follows the intro of a service: its text, what to read next, questions, and the closing. */
export function ServiceDetails({ content }: { content: ServicePage }) {
  const { sections, questions, relatedPost = [], relatedService, closing } = content
  const answers = questions.map(({ id, question, answer }) => ({
    id,
    heading: question,
    blocks: answer,
  }))
  // Not a section of their own, which reader views leave out because it is mostly links
  const next = [...caseStudyLinks(content.path), relatedPost, relatedService].filter(
    ({ length }) => length > 0,
  )
  const texts = sections.map((section, index) =>
    index < sections.length - 1 ? section : { ...section, blocks: [...section.blocks, ...next] },
  )
  return (
    <>
      <PageSection>
        <TextSections sections={[...texts, ...answers]} />
      </PageSection>
      <SiteClosing {...closing} />
    </>
  )
}
