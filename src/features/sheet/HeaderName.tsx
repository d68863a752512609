import ArrowUpIcon from '@mui/icons-material/ArrowUpward'
import Tooltip from '@mui/material/Tooltip'
import { useGridApiContext, useGridEvent } from '@mui/x-data-grid'
import { useRef, useState } from 'react'

import { nameClass } from './grid-styles'

type HeaderNameProps = { name: string; field: string }

/**
 * A column's name with the sort arrow. If it is cut off, it is shown whole on hover, and while the grid's element around
 * it has the focus, which a tap gives it, too.
 */
export function HeaderName({ name, field }: HeaderNameProps) {
  const [isOpen, setIsOpen] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  const showIfCutOff = () =>
    setIsOpen((text.current?.scrollHeight ?? 0) > (text.current?.clientHeight ?? 0))

  const grid = useGridApiContext()
  useGridEvent(grid, 'columnHeaderFocus', (header) => header.field === field && showIfCutOff())
  useGridEvent(grid, 'columnHeaderBlur', () => setIsOpen(false))

  return (
    <Tooltip
      title={<>{name}</>} // of a string, it would add the attribute `title`, which is read as well
      describeChild
      disableTouchListener // or it closes soon after a tap
      open={isOpen}
      onOpen={showIfCutOff}
      onClose={({ type }) => setIsOpen(type === 'mouseleave' && !!text.current?.closest(':focus'))}
    >
      <span className={nameClass}>
        <span ref={text}>{name}</span>
        <ArrowUpIcon aria-hidden fontSize="small" />
      </span>
    </Tooltip>
  )
}
