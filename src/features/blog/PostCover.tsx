import { CardPicture } from '../../ui/cards/CardPicture'

type PostCoverProps = {
  id: string
  /** Alternative text; without one, the cover is decorative. */
  alt?: string
  /** Loads at once; pass it for a cover that is visible without scrolling. */
  isEager?: boolean
}

/** A post's cover. The build makes it (`scripts/drawings/pictures.ts`). */
export function PostCover({ id, ...rest }: PostCoverProps) {
  const src = `/images/covers/${encodeURIComponent(id)}.svg`
  return <CardPicture src={src} width={640} height={320} {...rest} />
}
