import Box from '@mui/material/Box'

type PictureProps = {
  src: string
  /** Empty for a picture that says nothing the text beside it does not say. */
  alt: string
  width: number
  height: number
  /** Loads at once, beside the fonts: for what is seen first. */
  isEager?: boolean
}

/** A picture whose room is kept before it has arrived. */
export function Picture({ src, alt, width, height, isEager }: PictureProps) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      sx={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    />
  )
}
