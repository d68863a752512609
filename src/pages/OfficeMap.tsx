import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { Picture } from '../ui/cards/Picture'
import { ExternalLink } from '../ui/text/ExternalLink'

type OfficeMapProps = {
  /** URL of the map's frame; '' shows a still map. */
  embedUrl: string
  title: string
  alt: string
  /** Directions in words. */
  text: string
  linkLabel: string
  geo: { latitude: number; longitude: number }
}

/** The office's map: a frame if one is configured, else a drawing. Always with directions and a link. */
export function OfficeMap({ embedUrl, title, alt, text, linkLabel, geo }: OfficeMapProps) {
  const { latitude, longitude } = geo
  return (
    <>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          aspectRatio: '16 / 10',
          '& > *': { width: '100%', height: '100%', display: 'block', border: 0 },
        }}
      >
        {embedUrl ? (
          <iframe
            src={embedUrl}
            title={title}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        ) : (
          <Picture src="/images/office-map.svg" alt={alt} width={640} height={400} />
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, mb: 1 }}>
        {text}
      </Typography>
      <ExternalLink
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      >
        {linkLabel}
      </ExternalLink>
    </>
  )
}
