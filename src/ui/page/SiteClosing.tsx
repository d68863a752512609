import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'

import { closingCall } from '../../generated/texts/shell'
import { Picture } from '../cards/Picture'
import { PageSection } from './PageSection'

/** The last section of most pages: the call to action. A page can replace its heading and text. */
export function SiteClosing(replaced: Partial<Record<'heading' | 'text', string>>) {
  const { heading, text, primary, secondary } = { ...closingCall, ...replaced }
  return (
    <Box
      data-print="no"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        bgcolor: 'tone.deep',
        color: 'tone.deepText',
        '--focus-ring': 'var(--bl-palette-tone-deepText)',
      }}
    >
      <Box
        aria-hidden
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineEnd: 0,
          opacity: 0.5,
          display: { xs: 'none', md: 'block' },
          '& img': { height: '100%', width: 'auto' },
          // Fades the drawing's left edge: a line that is cut off there resembles a dash behind the text
          maskImage: 'linear-gradient(90deg, transparent 4%, #000 40%)',
        }}
      >
        <Picture src="/images/motifs/closing.svg" alt="" width={560} height={320} />
      </Box>
      <PageSection labelledBy="next-step">
        <Typography variant="h2" id="next-step" sx={{ maxWidth: '16em' }}>
          {heading}
        </Typography>
        <Typography
          variant="lead"
          sx={{ mt: 2, mb: 4, maxWidth: '38rem', color: 'tone.deepMuted' }}
        >
          {text}
        </Typography>
        <Stack
          direction={{ xs: 'column', sm: 'row' }}
          spacing={2}
          sx={{ alignItems: { sm: 'center' } }}
        >
          <Button variant="contained" color="secondary" href={primary.path}>
            {primary.label}
          </Button>{' '}
          <Button variant="text" color="inherit" href={secondary.path}>
            {secondary.label}
          </Button>
        </Stack>
      </PageSection>
    </Box>
  )
}
