import ArrowUpIcon from '@mui/icons-material/ArrowUpward'

import { nameClass } from './sheet-grid-style'

/** What a column's header shows: its name, and the arrow that tells how it is sorted. */
export function SheetName({ name }: { name: string }) {
  return (
    <span className={nameClass}>
      <span>{name}</span>
      <ArrowUpIcon aria-hidden fontSize="small" />
    </span>
  )
}
