import Box from '@mui/material/Box'

import type { Service } from '../../content/types'
import { LinkCard } from './LinkCard'
import { Picture } from './Picture'

type ServiceCardProps = {
  service: Service
  headingLevel: 'h2' | 'h3'
}

/** A service, linked to its page. */
export function ServiceCard({ service, headingLevel }: ServiceCardProps) {
  return (
    <LinkCard
      heading={service.name}
      headingLevel={headingLevel}
      path={service.path}
      text={service.description}
      action={service.buttonLabel}
      media={
        <Box sx={{ px: 3, pt: 3 }}>
          <Picture src={`/images/services/${service.icon}.svg`} alt="" width={64} height={64} />
        </Box>
      }
    />
  )
}
