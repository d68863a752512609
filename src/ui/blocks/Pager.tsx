import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import type { MouseEvent, ReactNode } from 'react'
import { Link, type To } from 'react-router-dom'

import { LiveRegion } from '../text/LiveRegion'

type PagerProps = {
  label: string
  page: number
  pageCount: number
} & (LinksProps | ButtonsProps)

type LinksProps = {
  linkTo: (page: number) => To
  /** `location.state` of the links. */
  linkState?: unknown
  /** `page`: the accessible name of a numbered link. */
  texts: Readonly<{ previous: string; next: string; page: (page: number) => string }>
}

type ButtonsProps = {
  /** `isByPointer`: whether it was a click by mouse or touch. */
  onPage: (page: number, isByPointer: boolean) => void
  /** The names are accessible ones that say more than the buttons. */
  texts: Readonly<{ previous: string; next: string; previousName?: string; nextName?: string }>
  /** Says what is shown, in a live region between the buttons. With 0 pages there are no buttons. */
  status: ReactNode
  /** A new key replaces the live region, so that a change the visitor did not cause is not announced. */
  statusKey?: string
  /** More controls, before the buttons in the same group. */
  children?: ReactNode
}

/** Pagination of a list: links if each page has its own address, else buttons. */
export function Pager(props: PagerProps) {
  return 'linkTo' in props ? <PageLinks {...props} /> : <PageButtons {...props} />
}

function PageLinks(props: Extract<PagerProps, LinksProps>) {
  const { label, page, pageCount, linkTo, linkState, texts } = props
  return (
    <Pagination
      aria-label={label}
      page={page}
      count={pageCount}
      data-needs-script=""
      data-print="no"
      sx={linksStyle}
      renderItem={({ type, page: target, selected, disabled }) => {
        if (target === null) return <PaginationItem type={type} aria-hidden />
        const link = { component: Link, to: linkTo(target), state: linkState }
        return (
          <PaginationItem
            page={<span>{type === 'previous' || type === 'next' ? texts[type] : target}</span>}
            aria-label={type === 'page' ? texts.page(target) : undefined}
            selected={selected}
            aria-current={selected ? 'page' : undefined}
            {...(disabled ? disabledLink : { ...link, preventScrollReset: true })}
          />
        )
      }}
    />
  )
}

function PageButtons(props: Extract<PagerProps, ButtonsProps>) {
  const { label, page, pageCount, onPage, texts, status, statusKey, children } = props
  // On the first and last page: `disabled` would drop the focus, `aria-disabled` keeps it
  const renderButton = (text: string, name: string | undefined, target: number) => {
    const isDisabled = target < 1 || target > pageCount
    const handleClick = (event: MouseEvent<HTMLElement>) => {
      if (!isDisabled) onPage(target, !event.currentTarget.matches(':focus-visible'))
    }
    return (
      <Button
        variant="outlined"
        aria-label={name}
        aria-disabled={isDisabled || undefined}
        onClick={handleClick}
        sx={buttonStyle}
      >
        {text}
      </Button>
    )
  }
  return (
    <Box role="group" aria-label={label} data-needs-script="" sx={controlsStyle}>
      {children}
      <Box data-print="no" sx={[stepsStyle, !children && { flexGrow: 1 }]}>
        {pageCount > 0 && renderButton(texts.previous, texts.previousName, page - 1)}
        <LiveRegion key={statusKey} sx={pageCount > 0 ? statusStyle : undefined}>
          {status}
        </LiveRegion>
        {pageCount > 0 && renderButton(texts.next, texts.nextName, page + 1)}
      </Box>
    </Box>
  )
}

/** HTML has no disabled links: an `a` without `href` is no tab stop, and ARIA announces it as disabled. */
const disabledLink = {
  component: 'a',
  role: 'link',
  'aria-disabled': true,
  tabIndex: undefined,
  disabled: true,
} as const

const linksStyle = {
  mt: 5,
  '& ul': { justifyContent: 'center', gap: 0.5 },
  '& .MuiPaginationItem-root': {
    typography: 'body2',
    fontWeight: 'fontWeightMedium',
    px: 1.5,
    color: 'text.primary',
  },
  '& .MuiPaginationItem-root.Mui-selected': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    '&:hover, &.Mui-focusVisible': { bgcolor: 'primary.dark' },
  },
} as const

/** Controls at both ends of a line, which wraps. */
export const controlsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: 2,
} as const

const stepsStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
} as const

const statusStyle = { flexGrow: { xs: 1, sm: 0 }, minWidth: '5em', textAlign: 'center' } as const

/** An outlined button that leads nowhere now. */
export const endStyle = {
  '&[aria-disabled="true"]': {
    color: 'text.secondary',
    borderStyle: 'dashed',
    cursor: 'default',
    bgcolor: 'transparent',
  },
} as const

const buttonStyle = { flexShrink: 0, px: { xs: 2, sm: 3 }, ...endStyle } as const
