import { createContext } from 'react'

/**
 * Is the page only just being shown, because a link was followed? Then its sections wait for a second
 * commit, so that its heading need not wait for them.
 */
export const ArrivalContext = createContext(false)
