import { useCallback, useState } from 'react'

import type { GridColumn } from '../components/SheetGrid'
import { clampWidth, shapeColumns, widthStep } from '../lib/column-widths'
import { readRem } from '../lib/read-rem'

/**
 * The columns of a table: how wide they are and which are shown.
 *
 * @param rows what the first widths are taken from; later rows change nothing.
 */
export function useColumns(header: readonly string[], rows: readonly (readonly string[])[]) {
  const [initial] = useState<readonly GridColumn[]>(() =>
    shapeColumns(header, rows, readRem()).map((shape, index) => ({
      ...shape,
      name: header[index] ?? '',
      isShown: true,
    })),
  )
  const [columns, setColumns] = useState(initial)

  const change = useCallback(
    (column: number, part: Partial<GridColumn>) =>
      setColumns((last) =>
        last.map((old, index) => (index === column ? { ...old, ...part } : old)),
      ),
    [],
  )
  const resize = useCallback(
    (column: number, width: number) => change(column, { width: clampWidth(width) }),
    [change],
  )
  const step = useCallback(
    (column: number, direction: 1 | -1): number => {
      const width = clampWidth((columns[column]?.width ?? 0) + direction * widthStep)
      change(column, { width })
      return width
    },
    [change, columns],
  )

  return {
    columns,
    show: (column: number, isShown: boolean) => change(column, { isShown }),
    resize,
    /** One step wider (1) or narrower (-1); returns the new width. */
    step,
    reset: () => setColumns(initial),
  }
}
