import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { MouseEvent, ReactNode } from 'react'

type PageButtonsProps = {
  /** Names the buttons as a group. */
  label: string
  previous: string
  next: string
  page: number
  pageCount: number
  /** Called with the page to show, and whether a pointer asked for it. */
  onPage: (page: number, isByPointer: boolean) => void
  /** What the list shows; a live region, so it is said when it changes. */
  status: ReactNode
  /** Without: there is nothing to page through. The status stays, to be heard. */
  hasButtons: boolean
  /** Changes when the status has changed without the visitor's doing, and is not to be said. */
  silentKey?: string
}

/**
 * Previous and Next around what is shown. At the ends a button is marked disabled but keeps the
 * focus, which `disabled` would drop.
 */
export function PageButtons({
  label,
  previous,
  next,
  page,
  pageCount,
  onPage,
  status,
  hasButtons,
  silentKey,
}: PageButtonsProps) {
  const button = (text: string, target: number) => (
    <Button
      variant="outlined"
      aria-disabled={target < 1 || target > pageCount || undefined}
      onClick={(event: MouseEvent<HTMLElement>) => {
        if (target < 1 || target > pageCount) return
        onPage(target, !event.currentTarget.matches(':focus-visible'))
      }}
      sx={{
        flexShrink: 0,
        px: { xs: 2, sm: 3 },
        '&[aria-disabled="true"]': {
          color: 'text.secondary',
          borderStyle: 'dashed',
          cursor: 'default',
          bgcolor: 'transparent',
        },
      }}
    >
      {text}
    </Button>
  )
  return (
    <Box
      role="group"
      aria-label={label}
      data-needs-script=""
      data-print="no"
      sx={{ mt: 4, display: 'flex', alignItems: 'center', gap: { xs: 1, sm: 2 } }}
    >
      {hasButtons && button(previous, page - 1)}
      <Box
        key={silentKey}
        role="status"
        sx={hasButtons ? { flexGrow: { xs: 1, sm: 0 }, textAlign: 'center' } : undefined}
      >
        {status}
      </Box>
      {hasButtons && button(next, page + 1)}
    </Box>
  )
}
