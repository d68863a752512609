/** MUI X DataGrid with all rows, in its usual client mode. */
import { DataGrid } from '@mui/x-data-grid'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

import { isDate, openSheet, toDate } from './sheet.js'

const { field, place, header, rows } = await openSheet()
const props = {
  columns: header.map((name, index) => ({
    field: String(index),
    headerName: name,
    width: 180,
    // As its documentation shows for dates that come as text
    ...(isDate(name) && {
      type: 'dateTime',
      valueGetter: (value) => toDate(value),
      valueFormatter: (_, row) => row[index],
    }),
  })),
  rows: rows.map((row, id) => ({ id, ...row })),
  initialState: { pagination: { paginationModel: { pageSize: 10 } } },
  pageSizeOptions: [10, 20, 50],
}
const root = createRoot(place)
const show = (search) => {
  const filterModel = { items: [], quickFilterValues: search ? [search] : [] }
  root.render(createElement(DataGrid, { ...props, filterModel }))
}
field.addEventListener('input', () => show(field.value))
show('')
