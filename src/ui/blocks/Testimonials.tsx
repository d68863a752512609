import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

import type { Testimonial } from '../../content/schema/types'

/** Quotes of clients: the first one large, the others beside it. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', md: '7fr 5fr' },
        columnGap: 8,
        rowGap: 5,
        '& > :first-of-type': { gridRow: { md: '1 / span 2' } },
      }}
    >
      {testimonials.map((testimonial, index) => (
        <Box
          component="figure"
          key={index}
          sx={{ m: 0, borderLeft: 3, borderColor: 'brand.accent', pl: 3 }}
        >
          <Typography
            component="blockquote"
            lang={testimonial.lang}
            variant={index === 0 ? 'h2' : 'body1'}
            sx={[{ m: 0, letterSpacing: 0 }, index === 0 && { lineHeight: 1.3, fontWeight: 500 }]}
          >
            {testimonial.quote}
          </Typography>
          <Typography
            component="figcaption"
            variant="body2"
            sx={{ mt: 2, color: 'text.secondary' }}
          >
            <strong>{testimonial.name}</strong>, {testimonial.role}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
