import Box from '@mui/material/Box'

import { Picture } from './Picture'

type CardPictureProps = {
  src: string
  /** The drawing's own size: the card gives it its width. */
  width: number
  height: number
  /** What it shows; '' (the usual case) is decorative. */
  alt?: string
  /** Loads at once: for what is seen first. */
  isEager?: boolean
}

/** A drawing over the full width of a card, on the ground the drawings are made for. */
export function CardPicture(picture: CardPictureProps) {
  return (
    <Box
      sx={{
        bgcolor: 'tone.mist',
        borderBottom: 1,
        borderColor: 'divider',
        '& img': { width: '100%' },
      }}
    >
      <Picture alt="" {...picture} />
    </Box>
  )
}
