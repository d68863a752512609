/** MUI X DataGrid, given all rows, searching and sorting by itself (its ordinary client mode). */
import { DataGrid } from '@mui/x-data-grid'
import { createElement, useMemo, useState } from 'react'
import { createRoot } from 'react-dom/client'

import { isDate, readSheet, toDate } from './rows.js'

function Table({ header, rows }) {
  const [search, setSearch] = useState('')
  const filterModel = useMemo(
    () => ({ items: [], quickFilterValues: search ? [search] : [] }),
    [search],
  )
  const columns = useMemo(
    () =>
      header.map((name, index) => ({
        field: String(index),
        headerName: name,
        width: 180,
        sortingOrder: ['asc', 'desc'],
        // The way its documentation shows for dates that come as text
        ...(isDate(name) && {
          type: 'dateTime',
          valueGetter: (value) => toDate(value),
          valueFormatter: (_, row) => row[index],
        }),
      })),
    [header],
  )
  const objects = useMemo(() => rows.map((row, id) => ({ id, ...row })), [rows])
  return createElement('div', null, [
    createElement('input', {
      key: 'search',
      type: 'search',
      'aria-label': 'Search rows',
      value: search,
      onChange: (event) => setSearch(event.target.value),
    }),
    createElement(
      'div',
      { key: 'grid', style: { height: 600 } },
      createElement(DataGrid, {
        rows: objects,
        columns,
        filterModel,
        initialState,
        pageSizeOptions: [10, 20, 50],
        rowSelection: false,
      }),
    ),
  ])
}

const initialState = { pagination: { paginationModel: { pageSize: 10 } } }

createRoot(document.getElementById('root')).render(createElement(Table, await readSheet()))
