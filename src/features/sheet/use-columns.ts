import { useState } from 'react'

import { clampWidth, readRem, shapeColumns, widthStep } from './column-widths'
import type { GridColumn } from './SheetGrid'

/**
 * State of the columns: widths in px, and which are shown.
 *
 * @param rows decide the first widths; later rows change nothing, or columns would jump.
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

  const change = (column: number, part: Partial<GridColumn>) =>
    setColumns((last) => last.map((old, index) => (index === column ? { ...old, ...part } : old)))

  const resize = (column: number, width: number) => change(column, { width: clampWidth(width) })

  /** One step wider (1) or narrower (-1); returns the new width in px. */
  const step = (column: number, direction: 1 | -1): number => {
    const width = clampWidth((columns[column]?.width ?? 0) + direction * widthStep)
    change(column, { width })
    return width
  }

  return {
    columns,
    show: (column: number, isShown: boolean) => change(column, { isShown }),
    resize,
    step,
    reset: () => setColumns(initial),
  }
}
