import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { Picture } from '../ui/cards/Picture'
import { ExternalLink } from '../ui/text/ExternalLink'

type OfficeMapProps = {
  /** Address of the map's frame; empty shows a still map. */
  embedUrl: string
  title: string
  alt: string
  /** The way there in words. */
  text: string
  linkLabel: string
  geo: { latitude: number; longitude: number }
}

/** Where the office is: a frame where one is configured, else a drawing; a link and words always. */
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
