import Box from '@mui/material/Box'

import { useHydrated } from '../hooks/use-hydrated'
import { Unscripted } from './Unscripted'

/** A link with its heading and a line under it. */
export type UnscriptedLink = {
  readonly path: string
  readonly title: string
  readonly note: string
}

/**
 * A list of links for visitors without JavaScript, of any length: the browser's code does not carry
 * it. To take over the prerendered page, the list is read from the page itself, and then let go.
 *
 * @param props `id` names the element; `items` are needed at build only.
 */
export function UnscriptedList({ id, items }: { id: string; items: readonly UnscriptedLink[] }) {
  const shown = useHydrated(nothing, import.meta.env.SSR ? items : readLinks(id))
  if (shown.length === 0) return null
  return (
    <Unscripted>
      <Box
        component="ul"
        id={id}
        sx={{
          listStyle: 'none',
          m: 0,
          mt: 3,
          p: 0,
          '& h3': { typography: 'h4', m: 0 },
          '& p': { typography: 'caption', color: 'text.secondary', m: 0 },
          '& li': { py: 2, borderTop: 1, borderColor: 'divider' },
        }}
      >
        {shown.map((item) => (
          <li key={item.path}>
            <h3>
              <a href={item.path}>{item.title}</a>
            </h3>
            <p>{item.note}</p>
          </li>
        ))}
      </Box>
    </Unscripted>
  )
}

const none: readonly UnscriptedLink[] = []
const nothing = () => none

const read = new Map<string, readonly UnscriptedLink[]>()

/** The prerendered list, read once: what is shown while hydrating must not change. */
function readLinks(id: string): readonly UnscriptedLink[] {
  const known = read.get(id)
  if (known) return known
  const links = [...document.querySelectorAll(`#${id} > li`)].map((entry) => ({
    path: entry.querySelector('a')?.getAttribute('href') ?? '',
    title: entry.querySelector('a')?.textContent ?? '',
    note: entry.querySelector('p')?.textContent ?? '',
  }))
  read.set(id, links)
  return links
}
