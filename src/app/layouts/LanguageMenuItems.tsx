import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'

import { languages } from '../../generated/texts/language'
import { useOtherLanguages } from './LanguageLinks'

type LanguageMenuItemsProps = {
  /** The button below which the menu is open. */
  anchor: HTMLElement | null
  onClose: () => void
}

/** Links to other languages as a menu. */
export function LanguageMenuItems({ anchor, onClose }: LanguageMenuItemsProps) {
  const others = useOtherLanguages()
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ list: { component: 'div', 'aria-label': languages } }}
    >
      {others.map(({ label, link }) => (
        <MenuItem key={link.lang} component="a" {...link} onClick={onClose}>
          {label}
        </MenuItem>
      ))}
    </Menu>
  )
}
