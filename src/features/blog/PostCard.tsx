import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { blogPage } from '../../generated/texts/blog-page'
import type { PostSummary } from '../../content/schema/types'
import { months } from '../../generated/texts/language'
import { formatDate } from '../../lib/format-date'
import { blogPostPath } from '../../paths'
import { CardPicture, type CardPictureProps } from '../../ui/cards/CardPicture'
import { LinkCard } from '../../ui/cards/LinkCard'
import { InLanguage } from '../../ui/text/InLanguage'

/** A post in a list: cover, category, title, author, date and excerpt. `isEager` as in `CardPicture`. */
export function PostCard({ post, isEager }: { post: PostSummary; isEager?: boolean }) {
  return (
    <LinkCard
      heading={post.title}
      lang={post.lang}
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
        sx={{ mt: 1, color: 'text.secondary', '& > *': { display: 'inline-block' } }}
      >
        <span>{post.author} ·</span>{' '}
        <time dateTime={post.date}>{formatDate(post.date, months)}</time>
      </Typography>
      <Typography variant="body2" sx={{ mt: 1.5, color: 'text.secondary' }}>
        <InLanguage lang={post.lang}>{post.excerpt}</InLanguage>
      </Typography>
      <Box sx={{ flexGrow: 1 }} />
    </LinkCard>
  )
}

type PostCoverProps = Pick<CardPictureProps, 'alt' | 'isEager'> & {
  post: Pick<PostSummary, 'id' | 'image'>
}

/** A post's picture, or the cover that the build draws for it (`scripts/drawings/pictures.ts`). */
export function PostCover({ post, ...rest }: PostCoverProps) {
  const drawn = `/images/covers/${encodeURIComponent(post.id)}.svg`
  const picture = post.image ?? { src: drawn, width: 640, height: 320 }
  return <CardPicture ratio="2 / 1" {...picture} {...rest} />
}
