import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'

import { CardPicture } from './CardPicture'
import { horizontalCard } from './horizontal-card'

type PictureCardProps = {
  src: string
  /** The file's size in px. */
  width: number
  height: number
  heading: string
  text: string
}

/** A card without a link: a drawing, a heading and a text. */
export function PictureCard({ src, width, height, heading, text }: PictureCardProps) {
  return (
    <Card sx={{ width: '100%', display: 'flex', flexDirection: 'column', ...horizontalCard }}>
      <CardPicture src={src} width={width} height={height} />
      <Box sx={{ p: 3 }}>
        <Typography variant="h4" component="h3">
          {heading}
        </Typography>
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
    </Card>
  )
}
