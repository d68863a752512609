import DarkIcon from '@mui/icons-material/DarkModeOutlined'
import LightIcon from '@mui/icons-material/LightModeOutlined'
import SystemIcon from '@mui/icons-material/ContrastOutlined'
import IconButton from '@mui/material/IconButton'
import { useColorScheme } from '@mui/material/styles'
import { startTransition, useOptimistic } from 'react'

import { shell } from '../content/shell'
import { useHydrated } from '../hooks/use-hydrated'
import { colorModeKey, store } from '../lib/storage'

const modes = ['system', 'light', 'dark'] as const
const icons = { system: SystemIcon, light: LightIcon, dark: DarkIcon }

/** Steps through system, light and dark; its name tells the one in force. */
export function ColorSchemeButton() {
  const { mode = 'system', systemMode = 'light', setMode } = useColorScheme()
  const [chosen, choose] = useOptimistic(mode)
  // The prerendered page cannot know the visitor's choice and says "system".
  const isMounted = useHydrated(() => true, false)
  const shown = isMounted ? chosen : 'system'
  const Icon = icons[shown]
  const next = modes[(modes.indexOf(shown) + 1) % modes.length] ?? 'system'

  // All that is drawn is told of another scheme, and React takes over for it what has waited so far:
  // the colors need not wait for that, nor the next press.
  const change = () => {
    document.documentElement.dataset.colorScheme = next === 'system' ? systemMode : next
    store(colorModeKey, next) // as MUI will, but before anybody can reload
    startTransition(() => {
      choose(next)
      setMode(next)
    })
  }
  return (
    <IconButton
      color="inherit"
      aria-label={`${shell.scheme.label}: ${shell.scheme[shown]}`}
      onClick={change}
      data-needs-script=""
    >
      <Icon />
    </IconButton>
  )
}
