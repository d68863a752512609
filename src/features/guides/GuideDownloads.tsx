import DownloadIcon from '@mui/icons-material/Download'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import List from '@mui/material/List'

/** `details`: type, pages and size; part of the link's accessible name. */
type Guide = Readonly<Record<'id' | 'title' | 'path' | 'details', string>>

/** A list of links that download the guides. */
export function GuideDownloads({ guides }: { guides: readonly Guide[] }) {
  return (
    <List
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        gap: 2,
      }}
    >
      {guides.map((guide) => (
        <Box component="li" key={guide.id} sx={{ display: 'flex' }}>
          <Link href={guide.path} download color="inherit" sx={linkStyle}>
            <DownloadIcon color="primary" />
            <span>
              <Box component="span" data-name="" sx={{ fontWeight: 'fontWeightBold' }}>
                {guide.title}
              </Box>
              , {guide.details}
            </span>
          </Link>
        </Box>
      ))}
    </List>
  )
}

const linkStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  minHeight: 64,
  px: 2.5,
  py: 1.5,
  border: 1,
  borderColor: 'brand.edge',
  borderRadius: 1,
  bgcolor: 'background.paper',
  textDecoration: 'none',
  '& [data-name]': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&:hover': { borderColor: 'primary.main' },
} as const
