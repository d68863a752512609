import Box from '@mui/material/Box'
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react'

import { FirstSheetGrid } from './FirstSheetGrid'
import type { SheetUse } from './sheet-cells'
import type { DrawnSheetGridProps, SheetGridProps } from './SheetGrid'
import { useWhenAtRest } from './use-when-at-rest'

/**
 * The table's rows: plain ones at once, MUI's DataGrid when the visitor begins to use the page. To draw the
 * grid is by far the dearest work of its page, and who only reads needs none of it. It is drawn out of sight and
 * takes the place of the plain rows when nobody is in the middle of something, with their focus and scroll
 * position. If its code does not come, the plain rows stay.
 */
export const LateSheetGrid = memo(function LateSheetGrid(props: SheetGridProps) {
  const box = useRef<HTMLDivElement>(null)
  const { Grid, load } = useGridCode()
  const [goOnWith, setGoOnWith] = useState<((use: SheetUse) => void) | null>(null)
  const [isChanged, setIsChanged] = useState(false)
  const left = useRef<SheetUse>(null)
  const handleDrawn = useCallback((go: (use: SheetUse) => void) => setGoOnWith(() => go), [])
  const handleLeave = useCallback((use: SheetUse) => {
    left.current = use
  }, [])
  const change = useCallback(() => setIsChanged(true), [])

  useEffect(() => {
    let isHere = true
    void Promise.resolve().then(() => isHere && load())
    return () => {
      isHere = false
    }
  }, [load])

  // The cell that a dialog is opened from is where its focus comes back to
  const isOpening = useRef(false)
  const { onOpen } = props
  const handleOpen = useCallback<SheetGridProps['onOpen']>(
    (...cell) => {
      isOpening.current = true
      onOpen(...cell)
    },
    [onOpen],
  )
  useWhenAtRest(box, goOnWith !== null && !isChanged, isOpening, change)
  useLayoutEffect(() => {
    if (isChanged && left.current) goOnWith?.(left.current)
  }, [isChanged, goOnWith])

  return (
    <Box ref={box} sx={stackStyle}>
      {!isChanged && (
        <FirstSheetGrid {...props} onOpen={handleOpen} onApproach={load} onLeave={handleLeave} />
      )}
      {Grid && (
        <Box sx={isChanged ? null : outOfSightStyle}>
          <Grid {...props} onDrawn={handleDrawn} />
        </Box>
      )}
    </Box>
  )
})

/** Both lie in the same place while the grid is being drawn. */
const stackStyle = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '& > *': { gridArea: '1 / 1' },
} as const

/** Without a height: the grid needs other heights while it is drawn, and nothing below may move. */
const outOfSightStyle = { visibility: 'hidden', height: 0, overflow: 'hidden' } as const

function useGridCode() {
  const [Grid, setGrid] = useState<ComponentType<DrawnSheetGridProps> | null>(null)
  const isAsked = useRef(false)
  const load = useCallback(() => {
    if (isAsked.current) return
    isAsked.current = true
    import('./SheetGrid').then(
      // In pieces: a key pressed meanwhile waits for one of them
      ({ SheetGrid }) => startTransition(() => setGrid(() => SheetGrid)),
      (error: unknown) => console.error('The grid was not loaded: the plain rows stay', error),
    )
  }, [])
  return { Grid, load }
}
