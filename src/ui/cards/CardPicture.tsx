import Box from '@mui/material/Box'

import { Picture } from './Picture'

type CardPictureProps = {
  src: string
  /** The file's size in px, of which only the ratio counts: the picture is as wide as the card. */
  width: number
  height: number
  /** Text alternative; '' (the default) marks it as decorative. */
  alt?: string
  /** Not lazy: for a picture in the first viewport. */
  isEager?: boolean
}

/** A drawing over the full width of a card, on the background color that drawings are made for. */
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
