import EmailIcon from '@mui/icons-material/EmailOutlined'
import FacebookIcon from '@mui/icons-material/Facebook'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import WhatsAppIcon from '@mui/icons-material/WhatsApp'
import XIcon from '@mui/icons-material/X'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { shell } from '../../generated/texts/shell'

type ShareLinksProps = {
  heading: string
  networks: readonly string[]
  /** Adds a `mailto:` link; `name` is its accessible name and contains `label`. */
  email?: { label: string; name: string }
  /** The page's URL, with its origin. */
  address: string
  title: string
  children?: ReactNode
}

/** Links to the networks' share pages. None of their scripts run on this site. */
export function ShareLinks(props: ShareLinksProps) {
  const { heading, networks, email, address, title, children } = props
  const url = encodeURIComponent(address)
  const text = encodeURIComponent(title)
  const x = [XIcon, `https://x.com/intent/post?url=${url}&text=${text}`] as const
  const links: Record<string, readonly [typeof XIcon, string]> = {
    X: x,
    Twitter: x,
    Facebook: [FacebookIcon, `https://www.facebook.com/sharer/sharer.php?u=${url}`],
    LinkedIn: [LinkedInIcon, `https://www.linkedin.com/sharing/share-offsite/?url=${url}`],
    WhatsApp: [WhatsAppIcon, `https://wa.me/?text=${text}%20${url}`],
  }
  return (
    <Box sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }} data-print="no">
      <Typography variant="h5" component="h2" sx={{ mb: 2 }}>
        {heading}
      </Typography>
      <List disablePadding sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {networks.map((network) => {
          const [Icon, href] = links[network] ?? [undefined, address]
          return (
            <li key={network}>
              <Button
                variant="outlined"
                href={href}
                target="_blank"
                rel="noopener"
                startIcon={Icon && <Icon />}
                aria-label={`${shell.shareOn(network)} (${shell.opensInNewTab})`}
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
              href={`mailto:?subject=${text}&body=${url}`}
              startIcon={<EmailIcon />}
              aria-label={email.name}
            >
              {email.label}
            </Button>
          </li>
        )}
        {children}
      </List>
    </Box>
  )
}
