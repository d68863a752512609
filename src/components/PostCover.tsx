import Box from '@mui/material/Box'

type PostCoverProps = {
  id: string
  /** What it shows; '' (the usual case) is decorative. */
  alt?: string
}

/**
 * A post's cover, drawn from its id at build (`src/lib/cover.ts`). A file of its own, so that a list
 * of posts need not carry its drawings; used by reference, so that it follows the page's colors.
 */
export function PostCover({ id, alt = '' }: PostCoverProps) {
  return (
    <Box
      {...(alt && { role: 'img', 'aria-label': alt })}
      sx={{
        bgcolor: 'tone.mist',
        borderBottom: 1,
        borderColor: 'divider',
        '& svg': { display: 'block', width: '100%' },
      }}
    >
      <svg
        viewBox="0 0 640 320"
        width={640}
        height={320}
        preserveAspectRatio="xMaxYMin slice"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`/images/covers/${encodeURIComponent(id)}.svg#cover`} />
      </svg>
    </Box>
  )
}
