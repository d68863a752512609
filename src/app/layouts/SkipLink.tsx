import Link from '@mui/material/Link'

import { shell } from '../../content/shell'

/** The first thing Tab reaches (WCAG 2.4.1). Out of sight until it has focus. */
export function SkipLink() {
  return (
    <Link
      component="a"
      href="#content"
      onClick={focusMain}
      data-print="no"
      sx={{
        position: 'fixed',
        top: 8,
        insetInlineStart: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1.5,
        borderRadius: 1,
        bgcolor: 'background.paper',
        border: 2,
        borderColor: 'primary.main',
        fontWeight: 600,
        '&:not(:focus)': {
          clipPath: 'inset(50%)',
          width: '1px',
          height: '1px',
          p: 0,
          overflow: 'hidden',
        },
      }}
    >
      {shell.skipLink}
    </Link>
  )
}

/** Moves focus without putting a hash into the address. Without JavaScript the hash does it. */
function focusMain(event: React.MouseEvent) {
  const main = document.getElementById('content')
  if (!main) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  main.scrollIntoView({ block: 'start' })
}
