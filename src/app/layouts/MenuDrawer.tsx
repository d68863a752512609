import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'

import { shell } from '../../generated/texts/shell'
import { DialogHeader } from '../../ui/blocks/DialogHeader'
import { useOpener } from '../../ui/hooks/use-opener'
import { LanguageLinks } from './LanguageLinks'
import { MenuLinks } from './MenuLinks'

type MenuDrawerProps = {
  isOpen: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onExited: () => void
}

/** The menu on small screens: a modal dialog. Escape, the backdrop and the button close it. */
export function MenuDrawer({ isOpen, onClose, onExited }: MenuDrawerProps) {
  const { returnFocus, ignoreEarlyClicks } = useOpener(isOpen)
  const handleExited = () => {
    onExited()
    returnFocus()
  }
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      onClickCapture={ignoreEarlyClicks}
      disableRestoreFocus
      slotProps={{
        transition: { onExited: handleExited },
        paper: { 'aria-label': shell.drawer, id: 'main-menu', sx: { width: 'min(22rem, 88vw)' } },
      }}
    >
      <DialogHeader
        open={isOpen}
        title={shell.drawer}
        closeLabel={shell.closeMenu}
        onClose={onClose}
      />
      <nav aria-label={shell.mainMenu}>
        <MenuLinks direction="column" onClick={onClose} />
      </nav>
      <Box sx={{ px: 2.5 }}>
        <LanguageLinks />
      </Box>
    </Drawer>
  )
}
