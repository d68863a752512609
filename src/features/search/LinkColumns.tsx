import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'

import { siteMap } from '../../content/site-map'

/** A group with more items than this takes two columns. */
const manyItems = 10

/** Links to all pages, under headings, in up to five columns. */
export function LinkColumns() {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, md: 5 },
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(5, 1fr)' },
      }}
    >
      {siteMap.map((group, index) => (
        <Box
          key={index}
          sx={group.items.length > manyItems ? { gridColumn: { sm: 'span 2' } } : undefined}
        >
          <Typography variant="h5" component="h3" sx={{ mb: 1 }}>
            {group.heading}
          </Typography>
          <Box
            component="ul"
            sx={[
              { listStyle: 'none', m: 0, p: 0 },
              group.items.length > manyItems && { columns: { sm: 2 }, columnGap: { xs: 4, md: 5 } },
            ]}
          >
            {group.items.map((item, index) => (
              <li key={index}>
                <Link href={item.path} sx={{ display: 'inline-block', py: 0.875 }}>
                  {item.label}
                </Link>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
