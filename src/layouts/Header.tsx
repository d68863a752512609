import MenuIcon from '@mui/icons-material/Menu'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'

import { Logo } from '../components/Logo'
import { headerHeight } from '../theme-tokens'
import { company } from '../content/company'
import { shell } from '../content/shell'
import { paths } from '../paths'
import { ColorSchemeButton } from './ColorSchemeButton'
import { MenuLinks } from './MenuLinks'

const loadDrawer = () => import('./MenuDrawer')
const MenuDrawer = lazy(async () => ({ default: (await loadDrawer()).MenuDrawer }))

/** The fixed header: logo, menu (a drawer on small screens), color scheme. */
export function Header() {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const closeOnWideScreen = useCloseOnWideScreen(() => setIsOpen(false))

  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }

  return (
    <AppBar
      data-print="no"
      sx={{
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderWidth: '0 0 1px',
        justifyContent: 'center',
        height: { xs: headerHeight.narrow, md: headerHeight.wide },
        '@media (max-height: 400px)': { position: 'static' },
        '@media (scripting: none)': { position: 'static', height: 'auto', py: 1 },
      }}
      ref={closeOnWideScreen}
    >
      <Container sx={{ display: 'flex', alignItems: 'center', gap: { xs: 0.5, sm: 1 } }}>
        <Box
          component={Link}
          to={paths.home}
          aria-label={shell.homeLink}
          sx={{
            color: 'primary.dark',
            '[data-color-scheme=dark] &': { color: 'primary.main' },
            textDecoration: 'none',
            display: 'inline-flex',
            py: 1,
            mr: 'auto',
          }}
        >
          <Logo name={company.name} />
        </Box>
        <Box
          component="nav"
          aria-label={shell.mainMenu}
          sx={{
            display: { xs: 'none', lg: 'block' },
            '@media (scripting: none)': { display: 'block' },
          }}
        >
          <MenuLinks direction="row" />
        </Box>
        <ColorSchemeButton />
        <IconButton
          color="inherit"
          aria-label={isOpen ? shell.closeMenu : shell.openMenu}
          aria-expanded={isOpen}
          aria-controls={isOpen ? 'main-menu' : undefined}
          onClick={open}
          onPointerEnter={loadDrawer}
          onFocus={loadDrawer}
          data-needs-script=""
          sx={{ display: { lg: 'none' }, mr: -1.25 }}
        >
          <MenuIcon />
        </IconButton>
      </Container>
      {wasOpened && (
        <Suspense>
          <MenuDrawer isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </AppBar>
  )
}

/** A drawer makes no sense on a wide screen, where the menu stands in the header (D09). */
function useCloseOnWideScreen(close: () => void) {
  useEffect(() => {
    const toggle = window.matchMedia('(min-width: 1160px)')
    toggle.addEventListener('change', close)
    return () => toggle.removeEventListener('change', close)
  })
  return undefined
}
