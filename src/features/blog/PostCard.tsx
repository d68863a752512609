import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { PostSummary } from '../../content/blog/summary'
import { blogPostPath } from '../../paths'
import { LinkCard } from '../../ui/cards/LinkCard'
import { PostCover } from './PostCover'

type PostCardProps = {
  post: PostSummary
  headingLevel: 'h2' | 'h3'
  action: string
  /** Its cover loads at once: for what is seen first. */
  isEager?: boolean
}

/** A post in a list: cover, title, who and when, and what it is about. */
export function PostCard({ post, headingLevel, action, isEager }: PostCardProps) {
  return (
    <LinkCard
      heading={post.title}
      headingLevel={headingLevel}
      path={blogPostPath(post.id)}
      action={action}
      media={<PostCover id={post.id} isEager={isEager} />}
      meta={
        <Typography variant="caption" sx={{ color: 'brand.accentText', fontWeight: 700, mb: 0.5 }}>
          {post.category}
        </Typography>
      }
    >
      <Typography
        variant="caption"
        sx={{ mt: 1, color: 'text.secondary', '& > *': { whiteSpace: 'nowrap' } }}
      >
        <span>{post.author} ·</span> <time dateTime={post.isoDate}>{post.date}</time>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {post.excerpt}
      </Typography>
      <Box sx={{ flexGrow: 1 }} />
    </LinkCard>
  )
}
