import { CardPicture } from '../../ui/cards/CardPicture'

type PostCoverProps = {
  id: string
  /** What it shows; '' (the usual case) is decorative. */
  alt?: string
  /** Loads at once: for what is seen first. */
  isEager?: boolean
}

/** A post's cover, rendered at build (`scripts/drawings/pictures.ts`). */
export function PostCover({ id, ...rest }: PostCoverProps) {
  const src = `/images/covers/${encodeURIComponent(id)}.svg`
  return <CardPicture src={src} width={640} height={320} {...rest} />
}
