import Box from '@mui/material/Box'
import List from '@mui/material/List'
import { useLocation } from 'react-router-dom'

import { mainMenu } from '../../content/navigation'
import { paths } from '../../paths'

type MenuLinksProps = {
  direction: 'row' | 'column'
  onClick?: () => void
}

/** The links of the main menu. The one to the current page, or to a page above it, has `aria-current="page"`. */
export function MenuLinks({ direction, onClick }: MenuLinksProps) {
  const isRow = direction === 'row'
  const { pathname } = useLocation()
  // Of another language, all pages are below the home page
  const isAt = (path: string) =>
    path === paths.home ? pathname === path : `${pathname}/`.startsWith(`${path}/`)
  return (
    <List
      disablePadding
      sx={{
        display: 'flex',
        flexDirection: direction,
        flexWrap: isRow ? 'wrap' : 'nowrap',
      }}
    >
      {mainMenu.map((item, index) => (
        <li key={index}>
          <Box
            component="a"
            href={item.path}
            aria-current={isAt(item.path) ? 'page' : undefined}
            onClick={onClick}
            sx={{
              display: 'flex',
              alignItems: 'center',
              minHeight: isRow ? 44 : 56,
              px: isRow ? 1.5 : 3,
              color: 'inherit',
              textDecoration: 'none',
              typography: isRow ? 'body2' : 'h4',
              fontWeight: isRow ? 600 : undefined,
              position: 'relative',
              '&::after': {
                content: '""',
                position: 'absolute',
                ...(isRow
                  ? { insetInline: 12, bottom: 4, height: 3 }
                  : { insetBlock: 12, insetInlineStart: 0, width: 4 }),
                bgcolor: 'brand.accent',
                borderRadius: 2,
                opacity: 0,
                transition: 'opacity 160ms',
              },
              '&:hover': { color: 'primary.main' },
              '&[aria-current]': { color: 'primary.main', '&::after': { opacity: 1 } },
            }}
          >
            {item.label}
          </Box>
        </li>
      ))}
    </List>
  )
}
