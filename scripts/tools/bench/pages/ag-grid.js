/** AG Grid Community with all rows. */
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'

import { isDate, openSheet, toDate } from './sheet.js'

ModuleRegistry.registerModules([AllCommunityModule])

const { field, place, header, rows } = await openSheet()
const grid = createGrid(place, {
  columnDefs: header.map((name, index) => ({
    field: String(index),
    headerName: name,
    // As its documentation shows for dates that come as text
    ...(isDate(name) && { comparator: (a, b) => toDate(a) - toDate(b) }),
  })),
  rowData: rows.map((row) => ({ ...row })),
  // One text, not several words: what the others search for
  quickFilterParser: (text) => [text],
  // Or removed rows stay for 0.4 s, and the animation is measured
  animateRows: false,
  pagination: true,
  paginationPageSize: 10,
  paginationPageSizeSelector: [10, 20, 50],
})
field.addEventListener('input', () => grid.setGridOption('quickFilterText', field.value))
