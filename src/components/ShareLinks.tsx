import EmailIcon from '@mui/icons-material/EmailOutlined'
import FacebookIcon from '@mui/icons-material/Facebook'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import XIcon from '@mui/icons-material/X'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { use, type ReactNode } from 'react'

import { SiteContext } from './SiteContext'

type ShareLinksProps = {
  heading: string
  /** The link's accessible name, which contains the network's. */
  shareOn: (network: string) => string
  /** Names of networks, in the order they stand. */
  networks: readonly string[]
  /** Adds a link that starts a mail; `name` is its accessible name and contains `label`. */
  email?: { label: string; name: string }
  /** The page's full address. */
  address: string
  title: string
  /** More ways to share, behind the links: list items. */
  children?: ReactNode
}

type Network = { icon: typeof XIcon; build: (address: string, title: string) => string }

const x: Network = {
  icon: XIcon,
  build: (address, title) => `https://x.com/intent/post?url=${address}&text=${title}`,
}

const known: Record<string, Network> = {
  X: x,
  Twitter: x,
  Facebook: {
    icon: FacebookIcon,
    build: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  },
  LinkedIn: {
    icon: LinkedInIcon,
    build: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  },
  WhatsApp: {
    icon: WhatsAppIcon,
    build: (address, title) => `https://wa.me/?text=${title}%20${address}`,
  },
}

/** Real links to the networks' own pages for sharing: nothing of theirs runs here. */
export function ShareLinks({
  heading,
  shareOn,
  networks,
  email,
  address,
  title,
  children,
}: ShareLinksProps) {
  const { opensInNewTab } = use(SiteContext)
  const encodedAddress = encodeURIComponent(address)
  const encodedTitle = encodeURIComponent(title)
  return (
    <Box sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }} data-print="no">
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
      >
        {networks.map((network) => {
          const Icon = known[network]?.icon
          return (
            <li key={network}>
              <Button
                variant="outlined"
                href={known[network]?.build(encodedAddress, encodedTitle) ?? address}
                target="_blank"
                rel="noopener"
                startIcon={Icon && <Icon />}
                aria-label={`${shareOn(network)} (${opensInNewTab})`}
              >
                {network}
              </Button>
            </li>
          )
        })}
        {email && (
          <li>
            <Button
              variant="outlined"
              href={`mailto:?subject=${encodedTitle}&body=${encodedAddress}`}
              startIcon={<EmailIcon />}
              aria-label={email.name}
            >
              {email.label}
            </Button>
          </li>
        )}
        {children}
      </Box>
    </Box>
  )
}
