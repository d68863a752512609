import Box from '@mui/material/Box'

import { Picture } from './Picture'

type CardPictureProps = {
  src: string
  /** The drawing's own size: the card gives it its width. */
  width: number
  height: number
}

/** A drawing over the full width of a card, on the ground the drawings are made for. */
export function CardPicture({ src, width, height }: CardPictureProps) {
  return (
    <Box
      sx={{
        bgcolor: 'tone.mist',
        borderBottom: 1,
        borderColor: 'divider',
        '& img': { width: '100%' },
      }}
    >
      <Picture src={src} alt="" width={width} height={height} />
    </Box>
  )
}
