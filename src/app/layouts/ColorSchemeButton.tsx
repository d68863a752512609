import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import SystemIcon from '@mui/icons-material/ContrastOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { visuallyHidden } from '@mui/utils'
import { useState } from 'react'

import { shell } from '../../content/shell'
import { useHydrated } from '../../ui/hooks/use-hydrated'
import { LiveRegion } from '../../ui/text/LiveRegion'

const modes = ['system', 'light', 'dark'] as const
const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon }

/** Cycles through system, light and dark. Its accessible name says which one is active. */
export function ColorSchemeButton() {
  const { mode = 'system', setMode } = useColorScheme()
  // The visitor's choice is not known at build, so the prerendered button says "system"
  const isHydrated = useHydrated(() => true, false)
  const shown = isHydrated ? mode : 'system'
  const Icon = icons[shown]
  const next = modes[(modes.indexOf(shown) + 1) % modes.length] ?? 'system'

  const [news, setNews] = useState('')
  const handleClick = () => {
    setMode(next)
    setNews(shell.scheme[next])
  }

  return (
    <>
      <IconButton
        color="inherit"
        aria-label={`${shell.scheme.label}: ${shell.scheme[shown]}`}
        onClick={handleClick}
        data-needs-script=""
      >
        <Icon />
      </IconButton>
      {/* Screen readers do not read the new name of the button that has the focus */}
      <LiveRegion role={undefined} sx={visuallyHidden}>
        {news}
      </LiveRegion>
    </>
  )
}
