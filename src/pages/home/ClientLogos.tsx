import List from '@mui/material/List'

import type { Client } from '../../content/placeholders'
import { Picture } from '../../ui/cards/Picture'

/** File name of a client's wordmark: the client's name in kebab-case. */
const fileName = (name: string) => name.toLowerCase().replace(/[^a-z0-9]+/g, '-')

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
          <Picture
            src={`/images/clients/${fileName(client.name)}.svg`}
            alt={`${client.name}, ${client.kind}`}
            width={200}
            height={64}
          />
        </li>
      ))}
    </List>
  )
}
