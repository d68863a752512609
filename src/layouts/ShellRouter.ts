import { createContext, startTransition, use, useEffect, useState } from 'react'
import type { createBrowserRouter } from 'react-router-dom'

type DataRouter = ReturnType<typeof createBrowserRouter>

/** What the frame around the pages needs of the router: where the visitor is, and a way to go elsewhere. */
export type ShellRouter = Pick<DataRouter, 'navigate' | 'subscribe'> & {
  readonly state: Pick<DataRouter['state'], 'location'>
}

/** Given by the `Shell`, and read nowhere else. */
export const ShellRouterContext = createContext<ShellRouter>(undefined as never)

/** The path of the page that is shown, for what stands outside of it. It changes in the same commit as the page. */
export function usePathname(): string {
  const router = use(ShellRouterContext)
  const [pathname, setPathname] = useState(router.state.location.pathname)
  useEffect(() => {
    // A transition, as the router's own: React draws both in one
    const read = () => startTransition(() => setPathname(router.state.location.pathname))
    read()
    return router.subscribe(read)
  }, [router])
  return pathname
}
