import TranslateIcon from '@mui/icons-material/Translate'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'

import { languages } from '../../generated/texts/language'
import { useChunk } from '../../ui/hooks/use-chunk'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'

// A constant of the build (`vite.config.ts`): bundlers collect `import()`s before they leave out unused code, and would
// make a chunk of the menu on sites without one
const loadItems = () =>
  import.meta.env.HAS_LANGUAGE_MENU ? import('./LanguageMenuItems') : Promise.reject(new Error())

/** A button with a menu of two or more other languages, for which the header has no room. The footer has all, too. */
export function LanguageMenu() {
  const { chunk, prepare, show } = useChunk(loadItems)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Box data-needs-script="">
      <IconButton
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={(event) => {
          setAnchor(event.currentTarget)
          show()
        }}
      >
        <TranslateIcon />
        <VisuallyHidden>{languages}</VisuallyHidden>
      </IconButton>
      {chunk && <chunk.LanguageMenuItems anchor={anchor} onClose={() => setAnchor(null)} />}
    </Box>
  )
}
