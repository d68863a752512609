import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import SystemIcon from '@mui/icons-material/ContrastOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'

import { shell } from '../../generated/texts/shell'
import { useHydrated } from '../../ui/hooks/use-hydrated'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'

const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon }

/**
 * Changes from the system's colors to the opposite ones, back to those by choice, and to the system's again. Its name
 * says what it will do.
 */
export function ColorSchemeButton() {
  const { mode = 'system', setMode } = useColorScheme()
  const system = useMediaQuery('(prefers-color-scheme: dark)') ? 'dark' : 'light'
  // The visitor's choice is not known at build; the system's colors are light there
  const isHydrated = useHydrated(() => true, false)
  const shown = isHydrated ? mode : 'system'
  const Icon = icons[shown]
  const opposite = system === 'dark' ? 'light' : 'dark'
  const next = shown === 'system' ? opposite : shown === opposite ? system : 'system'
  const { label, action, state } = shell.scheme

  const [announcement, setAnnouncement] = useState('')
  const handleClick = () => {
    setMode(next)
    setAnnouncement(state[next])
  }

  return (
    <>
      <IconButton onClick={handleClick} data-needs-script="">
        <Icon />
        <VisuallyHidden>{`${label}: ${action[next]}`}</VisuallyHidden>
      </IconButton>
      {/* Screen readers do not read the new name of the button that has the focus */}
      <LiveRegion role={undefined} sx={visuallyHidden}>
        {announcement}
      </LiveRegion>
    </>
  )
}
