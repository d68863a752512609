import Box from '@mui/material/Box'

type PictureProps = {
  src: string
  /** Text alternative; '' if the text beside the picture says the same. */
  alt: string
  width: number
  height: number
  /** Not lazy and with high priority: for a picture in the first viewport. */
  isEager?: boolean
}

/** A picture. Its size is reserved before it has loaded, so that nothing shifts. */
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
