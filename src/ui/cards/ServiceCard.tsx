import Box from '@mui/material/Box'

import type { Service } from '../../content/schema/types'
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
      media={<ServiceIcon name={service.icon} size={64} />}
    />
  )
}

/** The icon above a service's heading. `size` in px. */
export function ServiceIcon({ name, size }: { name: string; size: number }) {
  return (
    <Box sx={{ px: 3, pt: 3 }}>
      <Picture src={`/images/services/${name}.svg`} alt="" width={size} height={size} />
    </Box>
  )
}
