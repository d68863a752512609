import { useLocation } from 'react-router-dom'

/** The page's own address, in small letters and without a slash at its end, however the visitor has typed it. */
export const usePageAddress = (): string =>
  useLocation()
    .pathname.toLowerCase()
    .replace(/(?!^)\/+$/, '')
