import Box from '@mui/material/Box'

import type { Picture as PictureFiles } from '../../content/text'

type PictureProps = PictureFiles & {
  /** Text alternative; '' if the text beside the picture says the same. */
  alt: string
  /** How wide a photo is displayed, as in the attribute `sizes`. A drawing needs none. */
  sizes?: string
  /** Not lazy and with high priority: for a picture in the first viewport. */
  isEager?: boolean
}

/** A picture. Its size is reserved before it has loaded, so that nothing shifts. */
export function Picture({ src, avif, jpeg, sizes, alt, width, height, isEager }: PictureProps) {
  const image = (
    <Box
      component="img"
      src={src}
      srcSet={jpeg}
      sizes={jpeg && sizes}
      alt={alt}
      width={width}
      height={height}
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      sx={{ display: 'block', maxWidth: '100%', height: 'auto' }}
    />
  )
  if (!avif) return image
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {image}
    </picture>
  )
}
