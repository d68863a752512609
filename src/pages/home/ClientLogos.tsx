import List from '@mui/material/List'

import type { Client } from '../../content/types'
import { Picture } from '../../ui/cards/Picture'

/** Wordmarks of clients. */
export function ClientLogos({ clients }: { clients: readonly Client[] }) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(3, 1fr)', md: 'repeat(6, 1fr)' },
        gap: 3,
        alignItems: 'center',
        '& img': { width: '100%' },
      }}
    >
      {clients.map((client) => (
        <li key={client.name}>
          <Picture {...client.logo} alt={`${client.name}, ${client.kind}`} sizes="200px" />
        </li>
      ))}
    </List>
  )
}
