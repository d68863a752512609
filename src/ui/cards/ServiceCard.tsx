import Box from '@mui/material/Box'

import type { Service } from '../../content/types'
import { LinkCard } from './LinkCard'
import { Picture } from './Picture'

/** A service, linked to its page. */
export function ServiceCard({ service }: { service: Service }) {
  return (
    <LinkCard
      heading={service.name}
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
