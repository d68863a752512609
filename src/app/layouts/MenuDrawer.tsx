import CloseIcon from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'

import { shell } from '../../content/shell'
import { useEarlyClicks } from '../../ui/hooks/use-early-clicks'
import { MenuLinks } from './MenuLinks'

type MenuDrawerProps = {
  isOpen: boolean
  onClose: () => void
}

/** The menu on small screens: a modal dialog. Escape, the backdrop and the button close it. */
export function MenuDrawer({ isOpen, onClose }: MenuDrawerProps) {
  const ignoreEarlyClicks = useEarlyClicks(isOpen)
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      onClickCapture={ignoreEarlyClicks}
      slotProps={{
        paper: { 'aria-label': shell.drawer, id: 'main-menu', sx: { width: 'min(22rem, 88vw)' } },
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'flex-end', p: 1 }}>
        <IconButton color="inherit" aria-label={shell.closeMenu} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <nav aria-label={shell.mainMenu}>
        <MenuLinks direction="column" onClick={onClose} />
      </nav>
    </Drawer>
  )
}
