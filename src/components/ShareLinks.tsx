import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import { ExternalLink } from './ExternalLink'

type ShareLinksProps = {
  heading: string
  /** The link's accessible name, which contains the network's. */
  shareOn: (network: string) => string
  /** Names of networks, in the order they stand. */
  networks: readonly string[]
  /** The page's full address. */
  address: string
  title: string
}

const builders: Record<string, (address: string, title: string) => string> = {
  X: (address, title) => `https://x.com/intent/post?url=${address}&text=${title}`,
  Twitter: (address, title) => `https://x.com/intent/post?url=${address}&text=${title}`,
  Facebook: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  LinkedIn: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  WhatsApp: (address, title) => `https://wa.me/?text=${title}%20${address}`,
}

/** Real links to the networks' own pages for sharing: nothing of theirs runs here. */
export function ShareLinks({ heading, shareOn, networks, address, title }: ShareLinksProps) {
  return (
    <Box sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }} data-print="no">
      <Typography variant="h5" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 3,
          '& a': { display: 'inline-flex', minHeight: 44, alignItems: 'center' },
        }}
      >
        {networks.map((network) => (
          <li key={network}>
            <ExternalLink
              href={
                builders[network]?.(encodeURIComponent(address), encodeURIComponent(title)) ??
                address
              }
              ariaName={shareOn(network)}
            >
              {network}
            </ExternalLink>
          </li>
        ))}
      </Box>
    </Box>
  )
}
