import { dayInIndia } from '../../lib/day-in-india'
import { useHydrated } from './use-hydrated'

/** The day in India for which the document was prerendered, as the build wrote it; today if it was not. */
export const readPrerenderedDay = (): string =>
  globalThis.document?.getElementById('root')?.dataset.day ?? dayInIndia()

/** A visitor's clock that is behind the build is wrong and not used. */
const readToday = (): string => [readPrerenderedDay(), dayInIndia()].sort()[1] ?? ''

/** Today in India, as YYYY-MM-DD. During hydration it is the day of the prerendered page. */
export const useToday = (): string => useHydrated(readToday, readPrerenderedDay())
