import Box from '@mui/material/Box'

import type { PostCategory } from '../content/blog/post'
import type { MotifKind } from '../lib/motif'
import { Motif } from './Motif'

const kinds: Record<PostCategory, MotifKind> = {
  SEO: 'roots',
  Marketing: 'loops',
  Animation: 'rings',
}

type PostCoverProps = {
  id: string
  category: PostCategory
  /** What it shows; '' (the usual case) is decorative. */
  alt?: string
}

/** A post's cover, grown from its id; its category decides the kind of drawing. */
export function PostCover({ id, category, alt = '' }: PostCoverProps) {
  return (
    <Box
      {...(alt && { role: 'img', 'aria-label': alt })}
      sx={{
        bgcolor: 'tone.mist',
        borderBottom: 1,
        borderColor: 'divider',
        '& svg': { display: 'block', width: '100%' },
      }}
    >
      <Motif seed={id} kind={kinds[category]} width={640} height={320} />
    </Box>
  )
}
