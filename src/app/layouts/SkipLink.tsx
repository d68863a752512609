import Box from '@mui/material/Box'
import { visuallyHidden } from '@mui/utils'

import { shell } from '../../generated/texts/shell'

/** The first element in the tab order (WCAG 2.4.1), hidden until it has focus. */
export function SkipLink() {
  return (
    <Box
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
        '&:not(:focus)': visuallyHidden,
      }}
    >
      {shell.skipLink}
    </Box>
  )
}

/** Moves the focus without adding a hash to the URL. Without JavaScript the link's hash does it. */
function focusMain(event: React.MouseEvent) {
  const main = document.getElementById('content')
  if (!main) return
  event.preventDefault()
  main.focus({ preventScroll: true })
  main.scrollIntoView({ block: 'start' })
}
