import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'

import type { TeamMember } from '../../content/schema/types'
import { shell } from '../../generated/texts/shell'
import { Picture } from '../cards/Picture'
import { ExternalLink } from '../text/ExternalLink'
import { VisuallyHidden } from '../text/VisuallyHidden'

/** A person of the team: portrait, work, and profiles elsewhere. */
export function MemberCard({ member }: { member: TeamMember }) {
  const profiles = [
    { network: 'LinkedIn', href: member.linkedin ?? '' },
    { network: 'Instagram', href: member.instagram ?? '' },
    { network: 'Facebook', href: member.facebook ?? '' },
  ].filter(({ href }) => href)
  return (
    <Card sx={{ width: '100%', color: 'text.primary' }}>
      <Box
        sx={{
          bgcolor: 'tone.mist',
          display: 'grid',
          placeItems: 'end center',
          '& img': { width: '100%', maxWidth: '24rem', aspectRatio: '1', objectFit: 'cover' },
        }}
      >
        <Picture {...member.image} alt={member.altText} sizes="24rem" />
      </Box>
      <Box sx={{ p: 3 }}>
        <Typography variant="h4" component="h3">
          {member.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'brand.accentText', fontWeight: 600, mb: 1.5 }}>
          {member.position}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {member.details}
        </Typography>
        <List
          disablePadding
          sx={{
            mt: 2,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2.5,
            rowGap: 1,
            typography: 'body2',
          }}
        >
          {profiles.map((profile, index) => (
            <li key={index}>
              <ExternalLink href={profile.href}>
                <VisuallyHidden>{`${shell.profileOf(member.name)} `}</VisuallyHidden>
                {profile.network}
              </ExternalLink>
            </li>
          ))}
        </List>
      </Box>
    </Card>
  )
}
