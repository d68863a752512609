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
  type RefObject,
} from 'react'

import { firstSign } from '../lib/first-sign'
import { FirstSheetGrid } from './FirstSheetGrid'
import type { SheetUse } from './sheet-cells'
import type { DrawnSheetGridProps, SheetGridProps } from './SheetGrid'

/** Milliseconds without a key, a press or scrolling after which plain rows may become the grid. */
const restBeforeChange = 150

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

  useEffect(() => void firstSign.then(load), [load])
  useWhenAtRest(box, goOnWith !== null && !isChanged, change)
  useLayoutEffect(() => {
    if (isChanged && left.current) goOnWith?.(left.current)
  }, [isChanged, goOnWith])

  return (
    <Box ref={box} sx={stackStyle}>
      {!isChanged && <FirstSheetGrid {...props} onApproach={load} onLeave={handleLeave} />}
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

const outOfSightStyle = { visibility: 'hidden' } as const

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

/** Calls back when nobody presses, types or scrolls in the box, and no dialog lies over the page. */
function useWhenAtRest(
  box: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onRest: () => void,
): void {
  const isPressed = useRef(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      if (isWanted) timer = setTimeout(look, restBeforeChange)
    }
    const look = () => {
      // A dialog hides the page, and gives the focus back to the cell that opened it
      const isHidden = box.current?.closest('[aria-hidden="true"]')
      if (isPressed.current || isHidden) wait()
      else onRest()
    }
    const handleUse = ({ type }: Event) => {
      if (type === 'pointerdown') isPressed.current = true
      wait()
    }
    const handleRelease = () => {
      isPressed.current = false
      wait()
    }

    const element = box.current
    const options = { capture: true, passive: true }
    for (const type of uses) element?.addEventListener(type, handleUse, options)
    // Finger and mouse may be lifted anywhere
    for (const type of releases) addEventListener(type, handleRelease, options)
    wait()
    return () => {
      clearTimeout(timer)
      for (const type of uses) element?.removeEventListener(type, handleUse, options)
      for (const type of releases) removeEventListener(type, handleRelease, options)
    }
  }, [box, isWanted, onRest])
}

const uses = ['pointerdown', 'keydown', 'scroll'] as const
const releases = ['pointerup', 'pointercancel'] as const
