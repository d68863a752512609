import MenuIcon from '@mui/icons-material/Menu'
import SearchIcon from '@mui/icons-material/Search'
import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
import Container from '@mui/material/Container'
import IconButton from '@mui/material/IconButton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'

import { hasLanguageMenu } from '../../generated/edition'
import { shell } from '../../generated/texts/shell'
import { paths } from '../../paths'
import { headerHeight } from '../../theme/tokens'
import { withoutScripts } from '../../theme/without-scripts'
import { Logo } from '../../ui/blocks/Logo'
import { useChunk } from '../../ui/hooks/use-chunk'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden'
import { ColorSchemeButton } from './ColorSchemeButton'
import { LanguageLinks } from './LanguageLinks'
import { LanguageMenu } from './LanguageMenu'
import { MenuLinks } from './MenuLinks'

const nameStyle = {
  ...(shell.siteName.length > 16 && { fontSize: { xs: '0.875rem', sm: '1.375rem' } }),
} as const

const loadDrawer = () => import('./MenuDrawer')

/** The sticky header: logo, menu (a drawer on small screens), search, color scheme. */
export function Header() {
  return (
    <AppBar
      position="sticky"
      data-print="no"
      sx={{
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderWidth: '0 0 1px',
        justifyContent: 'center',
        minHeight: { xs: headerHeight.narrow, md: headerHeight.wide },
        '@media (max-height: 400px)': { position: 'static' },
        // In large text, links to other languages leave no room for the name. Menu and footer have them, too
        container: 'row / inline-size',
        '@container row (max-width: 19.9rem)': { '& [hreflang]': { display: 'none' } },
        ...withoutScripts({ position: 'static', height: 'auto', py: 1 }),
      }}
    >
      <Container
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { sm: 1 },
          // The whole menu is shown then, on a phone in rows of its own
          ...withoutScripts({ flexWrap: 'wrap' }),
        }}
      >
        <Box
          component="a"
          href={paths.home}
          aria-label={shell.homeLink}
          sx={{
            color: 'primary.dark',
            '[data-color-scheme=dark] &': { color: 'primary.main' },
            textDecoration: 'none',
            display: 'inline-flex',
            // On narrow screens the name wraps, a long one in smaller letters, so that all buttons stay visible
            minWidth: 0,
            '& span span': nameStyle,
            py: 1,
            mr: 'auto',
          }}
        >
          <Logo />
        </Box>
        <Box
          component="nav"
          aria-label={shell.mainMenu}
          sx={{
            display: { xs: 'none', lg: 'block' },
            ...withoutScripts({ display: 'block', order: { xs: 1, lg: 0 } }),
          }}
        >
          <MenuLinks direction="row" />
        </Box>
        {hasLanguageMenu ? <LanguageMenu /> : <LanguageLinks />}
        <IconButton href={paths.search}>
          <SearchIcon />
          <VisuallyHidden>{shell.search}</VisuallyHidden>
        </IconButton>{' '}
        <ColorSchemeButton />
        <MenuButton />
      </Container>
    </AppBar>
  )
}

/** Opens the menu's drawer, whose code is loaded at the first hover, focus or click. */
function MenuButton() {
  const { chunk, prepare, show } = useChunk(loadDrawer)
  const [isOpen, setIsOpen] = useState(false)
  // Ends after the closing transition: before, the page is hidden from screen readers, which would miss the change
  const [isExpanded, setIsExpanded] = useState(false)
  const isWide = useMediaQuery((theme) => theme.breakpoints.up('lg'))
  // From this width on the header shows the menu itself
  if (isOpen && isWide) setIsOpen(false)

  const open = () => {
    setIsOpen(true)
    setIsExpanded(true)
    show()
  }

  return (
    <>
      <Box data-needs-script="" sx={{ display: { xs: 'flex', lg: 'none' }, mr: -1.25 }}>
        <IconButton
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? 'main-menu' : undefined}
          onClick={open}
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          <MenuIcon />
          <VisuallyHidden>{isExpanded ? shell.closeMenu : shell.openMenu}</VisuallyHidden>
        </IconButton>
      </Box>
      {chunk && (
        <chunk.MenuDrawer
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
          onExited={() => setIsExpanded(false)}
        />
      )}
    </>
  )
}
