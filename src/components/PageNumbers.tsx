import Box from '@mui/material/Box'
import PaginationItem from '@mui/material/PaginationItem'
import { Link, type To } from 'react-router-dom'

import { pageNumbers } from '../lib/pagination'

type PageNumbersProps = {
  page: number
  pageCount: number
  /** Where a page lies. */
  linkTo: (page: number) => To
  /** Handed to the address it leads to, as `location.state`. */
  linkState?: unknown
  texts: {
    /** Names the navigation. */
    readonly label: string
    readonly prev: string
    readonly next: string
    /** Name of a numbered link. */
    readonly page: (page: number) => string
  }
}

/** The pages of a list as links. At the ends Prev and Next stay in place as what leads nowhere. */
export function PageNumbers({ page, pageCount, linkTo, linkState, texts }: PageNumbersProps) {
  const link = (target: number) => ({
    component: Link,
    to: linkTo(target),
    state: linkState,
    preventScrollReset: true,
  })
  return (
    <Box component="nav" aria-label={texts.label} data-needs-script="" data-print="no">
      <Box component="ul" sx={listStyle}>
        <li>
          <PaginationItem page={texts.prev} {...(page > 1 ? link(page - 1) : leadsNowhere)} />
        </li>
        {pageNumbers(page, pageCount).map((entry, index) =>
          entry === 'gap' ? (
            <li key={`gap-${index}`} aria-hidden>
              <PaginationItem type="start-ellipsis" />
            </li>
          ) : (
            <li key={entry}>
              <PaginationItem
                page={entry}
                aria-label={texts.page(entry)}
                selected={entry === page}
                aria-current={entry === page ? 'page' : undefined}
                {...link(entry)}
              />
            </li>
          ),
        )}
        <li>
          <PaginationItem
            page={texts.next}
            {...(page < pageCount ? link(page + 1) : leadsNowhere)}
          />
        </li>
      </Box>
    </Box>
  )
}

/** A link without an address, as HTML has it: no stop for Tab, known as disabled. */
const leadsNowhere = {
  component: 'a',
  role: 'link',
  'aria-disabled': true,
  tabIndex: undefined,
  disabled: true,
} as const

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 5,
  p: 0,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: 0.5,
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
