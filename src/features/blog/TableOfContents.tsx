import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'

import { blogPostPage } from '../../generated/texts/blog-page'
import { headerHeight } from '../../theme/tokens'
import { flattenToc, type TocEntry, type TocSection } from './table-of-contents'

const { tableOfContents: label, noTableOfContents } = blogPostPage

type TableOfContentsProps = { sections: readonly TocSection[]; lang?: string }

/** The headings of an article as links; the current one is marked. Its class keeps it out of reader views. */
export function TableOfContents({ sections, lang }: TableOfContentsProps) {
  const current = useCurrentHeading(flattenToc(sections).map((entry) => entry.id))

  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    if (panel.current) keepInView(panel.current)
  }, [current])

  const renderLink = (entry: TocEntry) => (
    <a href={`#${entry.id}`} aria-current={entry.id === current ? 'location' : undefined}>
      {entry.text}
    </a>
  )

  return (
    <Box
      component="nav"
      ref={panel}
      className="menu"
      aria-label={label}
      data-print="no"
      sx={panelStyle}
    >
      <details open>
        <Typography component="summary" variant="h6">
          {label}
        </Typography>
        {sections.length === 0 ? (
          <Typography sx={{ mt: 1, color: 'text.secondary' }}>{noTableOfContents}</Typography>
        ) : (
          <Box component="ol" lang={lang} sx={listStyle}>
            {sections.map((section) => (
              <li key={section.id}>
                {renderLink(section)}
                {section.items.length > 0 && (
                  <ol>
                    {section.items.map((item) => (
                      <li key={item.id}>{renderLink(item)}</li>
                    ))}
                  </ol>
                )}
              </li>
            ))}
          </Box>
        )}
      </details>
    </Box>
  )
}

/** In px. A heading this far below its place after a jump still counts, as scrolling stops inexactly. */
const tolerance = 24

/**
 * The id of the last heading above a line below the sticky header; undefined above the first one. The observed area
 * reaches far below the page: otherwise a jump could carry a heading past it without a callback.
 */
function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>()
  const list = ids.join(' ')

  useEffect(() => {
    const headings = list
      .split(' ')
      .map((id) => document.getElementById(id))
      .filter((heading) => heading !== null)
    const padding = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
    const line = Math.round(padding + tolerance)
    const observer = new IntersectionObserver(
      () => {
        const passed = headings.filter((heading) => heading.getBoundingClientRect().top < line)
        setCurrent(passed.at(-1)?.id)
      },
      // 1: the heading's upper edge crosses the line; 0: its lower edge
      { rootMargin: `-${line}px 0px 1000000px 0px`, threshold: [0, 1] },
    )
    for (const heading of headings) observer.observe(heading)
    return () => observer.disconnect()
  }, [list])

  return current
}

/** Scrolls the panel, and nothing else, to the current entry of a long list: `scrollIntoView` would move the page, too. */
function keepInView(panel: HTMLElement): void {
  const link = panel.querySelector('[aria-current]')?.getBoundingClientRect()
  if (!link) return
  const { top, bottom } = panel.getBoundingClientRect()
  // With the entries before and after it
  const above = link.top - link.height - top
  const below = link.bottom + link.height - bottom
  if (above < 0 || below > 0) panel.scrollTop += above < 0 ? above : below
}

const panelStyle = {
  alignSelf: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'tone.mist',
  px: 3,
  py: 2.5,
  position: { lg: 'sticky' },
  top: { lg: `calc(${headerHeight.wide} + 24px)` },
  maxHeight: { lg: `calc(100vh - ${headerHeight.wide} - 48px)` },
  overflowY: { lg: 'auto' },
  '@media (max-height: 400px)': { position: 'static', maxHeight: 'none' },
  '& summary': {
    cursor: 'pointer',
    minHeight: 44,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&::after': {
      content: '""',
      width: 9,
      height: 9,
      mr: 0.75,
      borderInlineEnd: '2px solid',
      borderBottom: '2px solid',
      transform: 'translateY(-25%) rotate(45deg)',
    },
  },
  '& details[open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
} as const

const listStyle = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  columnGap: 5,
  columns: { sm: 2, lg: 'auto' },
  '& > li': { breakInside: 'avoid', fontWeight: 'fontWeightMedium' },
  '& > li + li': { mt: { xs: 1, sm: 0, lg: 1 } },
  '& ol': { listStyle: 'none', m: 0, p: 0, fontWeight: 'fontWeightRegular' },
  '& a': {
    display: 'block',
    typography: 'body2',
    fontWeight: 'inherit',
    color: 'text.primary',
    textDecoration: 'none',
    borderInlineStart: '3px solid',
    borderColor: 'divider',
    py: { xs: 1.25, lg: 0.5 },
    pl: 1.75,
    '&:hover': { textDecoration: 'underline', color: 'primary.main' },
    '&[aria-current]': {
      borderColor: 'brand.accent',
      color: 'primary.main',
      fontWeight: 'fontWeightBold',
    },
  },
  '& ol a': { pl: 3.5 },
} as const
