/** AG Grid Community, given all rows. */
import { AllCommunityModule, createGrid, ModuleRegistry } from 'ag-grid-community'

import { isDate, readSheet, toDate } from './rows.js'

ModuleRegistry.registerModules([AllCommunityModule])

const { header, rows } = await readSheet()
const root = document.getElementById('root')
root.innerHTML = '<input type="search" aria-label="Search rows"><div style="height:600px"></div>'

const grid = createGrid(root.lastElementChild, {
  columnDefs: header.map((name, index) => ({
    field: String(index),
    headerName: name,
    sortingOrder: ['asc', 'desc'],
    // The way its documentation shows for dates that come as text
    ...(isDate(name) && { comparator: (a, b) => toDate(a) - toDate(b) }),
  })),
  rowData: rows.map((row) => ({ ...row })),
  // One text, not several words: what the other two look for
  quickFilterParser: (text) => [text],
  // Else rows on their way out stay for 0.4 s, and what is measured is the animation
  animateRows: false,
  pagination: true,
  paginationPageSize: 10,
  paginationPageSizeSelector: [10, 20, 50],
})
root.firstElementChild.addEventListener('input', (event) =>
  grid.setGridOption('quickFilterText', event.target.value),
)
