import Box from '@mui/material/Box'

import type { Picture as PictureFiles } from '../../content/schema/text'
import { Picture } from './Picture'

/** Of the picture's size only the ratio counts: it is as wide as the card. */
export type CardPictureProps = PictureFiles & {
  /** Text alternative; '' (the default) marks it as decorative. */
  alt?: string
  /** Cuts a photo of another shape, so that cards beside each other are equal. A CSS `aspect-ratio`. */
  ratio?: string
  /** Not lazy: for a picture in the first viewport. */
  isEager?: boolean
}

/** A drawing of `public/images` for a card, by its name such as `health/clinic`. */
export const cardDrawing = (name: string, height = 200): PictureFiles => ({
  src: `/images/${name}.svg`,
  width: 320,
  height,
})

/** A drawing over the full width of a card, on the background color that drawings are made for. */
export function CardPicture({ ratio, ...picture }: CardPictureProps) {
  return (
    <Box
      sx={{
        bgcolor: 'tone.mist',
        borderBottom: 1,
        borderColor: 'divider',
        '& img': { width: '100%', aspectRatio: ratio, objectFit: 'cover' },
      }}
    >
      <Picture alt="" sizes="(min-width: 37.5em) 32rem, 100vw" {...picture} />
    </Box>
  )
}
