import type { PostSummary } from '../../content/types'
import { CardPicture } from '../../ui/cards/CardPicture'

type PostCoverProps = {
  post: Pick<PostSummary, 'id' | 'image'>
  /** Alternative text; without one, the cover is decorative. */
  alt?: string
  /** Loads at once; pass it for a cover that is visible without scrolling. */
  isEager?: boolean
}

/** A post's picture, or the cover that the build draws for it (`scripts/drawings/pictures.ts`). */
export function PostCover({ post, ...rest }: PostCoverProps) {
  const drawn = `/images/covers/${encodeURIComponent(post.id)}.svg`
  const picture = post.image ?? { src: drawn, width: 640, height: 320 }
  return <CardPicture ratio="2 / 1" {...picture} {...rest} />
}
