import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { blogPostPage } from '../../generated/texts/blog-page'
import type { Post, PostItem } from '../../content/schema/types'
import { ExternalLink } from '../../ui/text/ExternalLink'
import { InLanguage } from '../../ui/text/InLanguage'
import { RichText } from '../../ui/text/RichText'
import { TextBlocks } from '../../ui/text/TextBlocks'
import type { TocEntry, TocSection } from './table-of-contents'

type PostBodyProps = {
  post: Post
  /** The post's table of contents. The ids of the headings come from it, so its links always work. */
  sections: readonly TocSection[]
}

/** The text of a post: intro, subsections with their items, conclusion. */
export function PostBody({ post, sections }: PostBodyProps) {
  const { subsections, conclusion } = post
  const parts = [...subsections, ...(conclusion ? [{ content: conclusion, items: [] }] : [])]
  return (
    <Box sx={{ minWidth: 0 }}>
      <InLanguage lang={post.lang} isBlock>
        <Typography variant="lead" sx={{ maxWidth: '40rem' }}>
          <RichText text={post.content} />
        </Typography>
        {parts.map((part, index) => {
          const section = sections[index] ?? onlySection
          return (
            <section key={section.id} aria-labelledby={section.id}>
              <Typography variant="h3" component="h2" id={section.id} sx={headingStyle}>
                {section.text}
              </Typography>
              {part.content.length > 0 && <TextBlocks blocks={part.content} />}
              {part.items.map((item, itemIndex) => {
                const entry = section.items[itemIndex]
                return entry && <Item key={entry.id} item={item} entry={entry} />
              })}
            </section>
          )
        })}
      </InLanguage>
    </Box>
  )
}

/** Of a conclusion without other parts: then there is no table of contents. */
const onlySection = { id: 'conclusion', text: blogPostPage.conclusionHeading, items: [] }

const headingStyle = { mt: { xs: 6, md: 8 }, mb: 2, maxWidth: '26em' } as const

function Item({ item, entry }: { item: PostItem; entry: TocEntry }) {
  return (
    <>
      <Typography variant="h4" component="h3" id={entry.id} sx={{ mt: { xs: 4, md: 5 }, mb: 1.5 }}>
        {entry.text}
      </Typography>
      <TextBlocks blocks={item.content} />
      {item.url && (
        <Typography sx={{ mt: 2 }}>
          <ExternalLink href={item.url}>{blogPostPage.clickTool(item.tool)}</ExternalLink>
        </Typography>
      )}
    </>
  )
}
