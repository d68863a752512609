import Box, { type BoxProps } from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'

import type { Picture as PictureFiles } from '../../content/schema/text'

type PictureProps = PictureFiles & {
  /** Text alternative; '' if the text beside the picture says the same. */
  alt: string
  /** How wide a photo is displayed, as in the attribute `sizes`. A drawing needs none. */
  sizes?: string
  /** Not lazy and with high priority: for a picture in the first viewport. */
  isEager?: boolean
}

/**
 * A picture whose size is reserved before it has loaded. A drawing has a second image for the dark color scheme, which
 * its file draws if the address ends with `#dark`: WebKit does not tell an SVG image the scheme of the page. Without
 * styles a second `alt` would be there twice.
 */
export function Picture({ avif, jpeg, sizes, ...image }: PictureProps) {
  if (image.src.endsWith('.svg'))
    return (
      <>
        <Image {...image} shown="inLight" />
        <Image {...image} src={`${image.src}#dark`} alt="" isEager={false} shown="inDark" />
        {image.alt && <Box component="span" role="img" aria-label={image.alt} sx={darkName} />}
      </>
    )
  const photo = <Image {...image} srcSet={jpeg} sizes={jpeg && sizes} />
  if (!avif) return photo
  return (
    <picture>
      <source type="image/avif" srcSet={avif} sizes={sizes} />
      {photo}
    </picture>
  )
}

const darkName = ({ vars }: Theme) => ({ ...visuallyHidden, display: vars.palette.drawing.inDark })

type ImageProps = BoxProps<'img'> & { isEager?: boolean; shown?: 'inLight' | 'inDark' }

function Image({ isEager, shown, ...props }: ImageProps) {
  return (
    <Box
      component="img"
      loading={isEager ? undefined : 'lazy'}
      fetchPriority={isEager ? 'high' : undefined}
      decoding="async"
      {...props}
      sx={{
        display: shown ? (theme) => theme.vars.palette.drawing[shown] : 'block',
        maxWidth: '100%',
        height: 'auto',
      }}
    />
  )
}
