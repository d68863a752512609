import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { blogPage } from '../../content/blog-page'
import type { PostSummary } from '../../content/types'
import { formatDate } from '../../lib/format-date'
import { blogPostPath } from '../../paths'
import { LinkCard } from '../../ui/cards/LinkCard'
import { PostCover } from './PostCover'

type PostCardProps = {
  post: PostSummary
  /** Loads the cover at once; pass it for a card that is visible without scrolling. */
  isEager?: boolean
}

/** A post in a list: cover, category, title, author, date and excerpt. */
export function PostCard({ post, isEager }: PostCardProps) {
  return (
    <LinkCard
      heading={post.title}
      path={blogPostPath(post.id)}
      action={blogPage.readMore}
      media={<PostCover post={post} isEager={isEager} />}
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
        <span>{post.author} ·</span> <time dateTime={post.date}>{formatDate(post.date)}</time>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        {post.excerpt}
      </Typography>
      <Box sx={{ flexGrow: 1 }} />
    </LinkCard>
  )
}
