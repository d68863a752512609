import FacebookIcon from '@mui/icons-material/Facebook'
import InstagramIcon from '@mui/icons-material/Instagram'
import LinkedInIcon from '@mui/icons-material/LinkedIn'
import TelegramIcon from '@mui/icons-material/Telegram'
import XIcon from '@mui/icons-material/X'
import YouTubeIcon from '@mui/icons-material/YouTube'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

import { company } from '../../generated/company'
import { edition, otherEditions } from '../../generated/edition'
import { footerColumns } from '../../content/navigation'
import { copyright, shell } from '../../generated/texts/shell'
import { WhatsAppChat } from '../../features/leads/WhatsAppChat'
import { mailHref, phoneHref } from '../../lib/contact-links'
import { profileHref, type SocialProfile } from '../../lib/social-profiles'
import { Logo } from '../../ui/blocks/Logo'
import { useToday } from '../../ui/hooks/use-today'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'
import { LanguageLinks } from './LanguageLinks'

/** By the name of the network in small letters. The others are shown by their names. */
const socialIcons: Readonly<Partial<Record<string, typeof XIcon>>> = {
  facebook: FacebookIcon,
  instagram: InstagramIcon,
  linkedin: LinkedInIcon,
  telegram: TelegramIcon,
  x: XIcon,
  youtube: YouTubeIcon,
}

/** The footer of every page: links, contact, address and social networks. */
export function Footer() {
  const year = Number(useToday().slice(0, 4))
  return (
    <Box
      component="footer"
      data-print="no"
      sx={{
        bgcolor: 'tone.mist',
        borderTop: 1,
        borderColor: 'divider',
        py: { xs: 6, md: 9 },
        '& a': { color: 'text.primary' },
        '& :where(ul)': { listStyle: 'none', m: 0, p: 0 },
        '& ul:first-of-type a': linkStyle,
      }}
    >
      <Container>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 5, md: 4 },
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: '1fr 1fr',
              md: '1.1fr 1.2fr 1fr 1.6fr',
            },
          }}
        >
          {footerColumns.map((column, index) => (
            <FooterColumn key={index} heading={column.heading}>
              <ul>
                {column.items.map((item, index) => (
                  <li key={index}>
                    <a href={item.path}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </FooterColumn>
          ))}
          <ContactColumn />
        </Box>
        <Box
          sx={{
            mt: { xs: 6, md: 8 },
            pt: 4,
            borderTop: 1,
            borderColor: 'divider',
            display: 'flex',
            flexWrap: 'wrap',
            gap: 3,
            justifyContent: 'space-between',
            alignItems: 'center',
          }}
        >
          <div>
            <Box sx={{ color: 'primary.main', '& span span': { whiteSpace: 'normal' } }}>
              <Logo />
            </Box>
            {company.tagline && (
              <Typography variant="body2" sx={{ mt: 1 }}>
                {company.tagline}
              </Typography>
            )}
          </div>
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            <p>{copyright(year)}</p>
            {company.registration && <p>{`${shell.registration}: ${company.registration}`}</p>}
            {otherEditions.length > 0 && (
              <p>
                {`${edition.name} `}
                <LanguageLinks />
              </p>
            )}
          </Typography>
        </Box>
      </Container>
    </Box>
  )
}

/** Phones, email, address and social networks. */
function ContactColumn() {
  const { address, social = [] } = company
  const { street, locality, postalCode, region } = address
  return (
    <FooterColumn heading={shell.footerContact}>
      <ul>
        {company.phones.map((phone, index) => (
          <li key={index}>
            <a href={phoneHref(phone)}>{phone}</a>
          </li>
        ))}
        <li>
          <a href={mailHref(company.email)}>{company.email}</a>
        </li>
        {company.whatsApp && (
          <li>
            <WhatsAppChat />
          </li>
        )}
      </ul>
      <Box component="address" sx={{ fontStyle: 'normal', typography: 'body2', my: 1.5 }}>
        {`${shell.footerOffice}: ${street}, ${locality} ${postalCode}, ${region}, ${company.country}`}
      </Box>
      {social.length > 0 && (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', ml: -1.25 }}>
          {social.map((profile, index) => (
            <li key={index}>
              <SocialLink {...profile} />
            </li>
          ))}
        </Box>
      )}
    </FooterColumn>
  )
}

function SocialLink({ name, url }: SocialProfile) {
  const Icon = socialIcons[name.toLowerCase()]
  const link = { href: profileHref(url), target: '_blank', rel: 'noopener' }
  return Icon ? (
    <IconButton {...link}>
      <Icon />
      <VisuallyHidden>{`${name} (${shell.opensInNewTab})`}</VisuallyHidden>
    </IconButton>
  ) : (
    <Box component="a" {...link} sx={{ ...linkStyle, px: 1.25 }}>
      {name}
      <VisuallyHidden>{` (${shell.opensInNewTab})`}</VisuallyHidden>
    </Box>
  )
}

function FooterColumn({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Typography variant="h6" component="h2" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      {children}
    </div>
  )
}

const linkStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  typography: 'body2',
  textDecorationColor: 'transparent',
  '&:hover': { textDecorationColor: 'currentColor' },
} as const
