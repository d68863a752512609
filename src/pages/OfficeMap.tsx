import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { map } from '../config'
import { company } from '../content/company'
import { contactPage } from '../content/contact'
import { Picture } from '../ui/cards/Picture'
import { ExternalLink } from '../ui/text/ExternalLink'

/** The office's map: a frame if one is configured, else a drawing. Always with directions and a link. */
export function OfficeMap() {
  const { mapTitle, mapAlt, mapText, mapLinkLabel } = contactPage.office
  const { latitude, longitude } = company.geo
  return (
    <>
      <Box
        sx={{
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          overflow: 'hidden',
          aspectRatio: '16 / 10',
          '& > *': { width: '100%', height: '100%' },
          '& > iframe': { display: 'block', border: 0 },
        }}
      >
        {map.embedUrl ? (
          <iframe
            src={map.embedUrl}
            title={mapTitle}
            loading="lazy"
            referrerPolicy="no-referrer-when-downgrade"
          />
        ) : (
          <Picture src="/images/office-map.svg" alt={mapAlt} width={640} height={400} />
        )}
      </Box>
      <Typography variant="body2" sx={{ mt: 2, mb: 1 }}>
        {mapText}
      </Typography>
      <ExternalLink
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
      >
        {mapLinkLabel}
      </ExternalLink>
    </>
  )
}
