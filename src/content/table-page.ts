import type { PageMeta } from './schema/text'

export type TablePageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly loading: string
  /** Shown without JavaScript, in place of the table. */
  readonly needsScript: string
  readonly progress: {
    /** Accessible name of the progress bar, which only slow downloads show. */
    readonly label: string
    /** Both with their unit; `total` is null if the server does not send it. */
    readonly amount: (loaded: string, total: string | null) => string
  }
  readonly error: {
    readonly text: string
    readonly hint: string
    /** In place of the hint. */
    readonly tooLarge: string
    readonly retry: string
  }
  readonly search: {
    readonly label: string
    readonly placeholder: string
    /** Announced when typing pauses: matching rows and all rows. */
    readonly matching: (count: number, total: number) => string
    readonly noMatch: string
  }
  readonly exportCsv: {
    readonly label: string
    readonly fileName: string
    /** Exported rows, and columns that are hidden. */
    readonly done: (count: number, hidden: number) => string
    readonly failed: string
  }
  /** Shown above the table when the file is not a table under its header. */
  readonly fileWarnings: {
    readonly titles: string
    readonly 'one-column': string
    readonly json: string
    readonly xml: string
    readonly binary: string
    readonly encoding: string
  }
  readonly grid: {
    readonly label: string
    readonly sortHint: string
    readonly sortedBy: (column: string, direction: 'ascending' | 'descending') => string
    /** Shown below the grid, and announced, when it is sorted by a column with cells that are no dates. */
    readonly notDates: (count: number, column: string) => string
    /** Announced when Back removes the sort. */
    readonly unsorted: string
    /** Shown when the sheet has only a header. */
    readonly noRows: string
    /** Shown below the grid, and announced, when it is sorted by a column whose values do not compare. */
    readonly notByValue: (column: string) => string
    /** Announced after Ctrl+C or Cmd+C on a cell; `text` is its beginning, or '' if it is empty and was not copied. */
    readonly copied: (column: string, text: string) => string
  }
  readonly columns: {
    /** Label of the button, and title of its dialog. */
    readonly label: string
    readonly hint: string
    /** Legend of the checkboxes. */
    readonly shown: string
    readonly narrower: string
    readonly wider: string
    /** Accessible names: the visible word, then the column. */
    readonly narrowerName: (column: string) => string
    readonly widerName: (column: string) => string
    readonly width: (column: string, pixels: number) => string
    readonly oneStays: string
    readonly reset: string
    readonly resetDone: string
    /** Announced when the dialog has closed: `count` of `total` columns are shown. */
    readonly visible: (count: number, total: number) => string
  }
  readonly cell: {
    readonly empty: string
    readonly wholeRow: string
    readonly copy: { readonly label: string; readonly done: string; readonly failed: string }
  }
  readonly pagination: {
    /** Accessible name of the pager. */
    readonly label: string
    readonly previous: string
    readonly next: string
    /** Accessible names: they begin with the visible word. */
    readonly previousName: string
    readonly nextName: string
    readonly page: (page: number) => string
    readonly rowsPerPage: string
    /** Shown below the grid; announced when the page size changes. Row numbers count from 1. */
    readonly range: (first: number, last: number, total: number) => string
  }
}

export const tablePage: TablePageContent = {
  /** The whole title: the page adds no suffix (`bareTitle`). */
  title: 'Google Sheet Table',
  description:
    'Rows of the shared spreadsheet for our staff: search them, sort them and export them as CSV.',
  heading: 'Google Sheet Table',
  lead: 'For our staff. The rows come from the shared spreadsheet each time this page is opened; changes made there can take a few minutes to appear.',
  loading: 'Loading...',
  needsScript:
    'This page needs JavaScript: the rows are fetched, searched and sorted in your browser. Please switch it on, or open the spreadsheet itself.',
  progress: {
    label: 'Download of the rows',
    amount: (loaded, total) => (total === null ? loaded : `${loaded} of ${total}`),
  },
  error: {
    text: 'Error fetching data',
    hint: 'Check your connection and that the sheet is still published as CSV. If you signed in to open this page, reload it to sign in again.',
    tooLarge: 'The sheet is too large (50 MB, or 20 million cells): delete rows of it.',
    retry: 'Retry',
  },
  search: {
    label: 'Search rows',
    placeholder: 'Search...',
    matching: (count, total) => `${count} of ${total} ${total === 1 ? 'row' : 'rows'}`,
    noMatch: 'No row contains this text.',
  },
  exportCsv: {
    label: 'Export CSV',
    fileName: 'data.csv',
    done: (count, hidden) =>
      `Exported ${count} ${count === 1 ? 'row' : 'rows'}` +
      (hidden === 0 ? '' : `, ${hidden} hidden ${hidden === 1 ? 'column' : 'columns'} left out`),
    failed: 'The rows could not be exported. Please try again.',
  },
  fileWarnings: {
    titles:
      'The file begins with title lines: delete them in the sheet, so that the column names are its first row.',
    'one-column':
      'The file has only one column: if it should have more, publish it with commas between them.',
    json: 'This is a JSON file: publish the sheet as CSV instead.',
    xml: 'This is an XML file: publish the sheet as CSV instead.',
    binary: 'This is not a text file: publish the sheet as CSV instead.',
    encoding: 'Some letters of the file cannot be read: export it again as UTF-8, and publish it.',
  },
  grid: {
    label: 'Spreadsheet rows',
    sortHint:
      'Click a column header, or press Enter on it, to sort; again to reverse the order. Double-click a cell, or press Enter on it, to read it in full.',
    sortedBy: (column, direction) => `Sorted by ${column}, ${direction}`,
    notDates: (count, column) =>
      count === 1
        ? `1 cell in ${column} is not a date. It comes after the dates.`
        : `${count} cells in ${column} are not dates. They come after the dates.`,
    unsorted: 'In the order of the sheet',
    noRows: 'The sheet has no rows yet.',
    notByValue: (column) =>
      `${column} cannot be sorted by value: its cells have different units, or a format that this page does not know.`,
    copied: (column, text) =>
      text === ''
        ? `This cell in ${column} is empty. Nothing was copied.`
        : `Copied from ${column}: ${text}`,
  },
  columns: {
    label: 'Columns',
    hint: 'In the table, drag the line beside a header, or press Shift and an arrow key on it, to change its width.',
    shown: 'Columns shown',
    narrower: 'Narrower',
    wider: 'Wider',
    narrowerName: (column) => `Narrower: ${column}`,
    widerName: (column) => `Wider: ${column}`,
    width: (column, pixels) => `${column} is ${pixels} pixels wide`,
    oneStays: 'One column has to stay.',
    reset: 'Reset columns',
    resetDone: 'All columns are shown, in their first widths',
    visible: (count, total) => `${count} of ${total} columns shown`,
  },
  cell: {
    empty: 'This cell is empty.',
    wholeRow: 'The whole row',
    copy: {
      label: 'Copy this cell',
      done: 'Cell copied',
      failed: 'The browser did not allow copying. Select the text:',
    },
  },
  pagination: {
    label: 'Table pages',
    previous: 'Previous',
    next: 'Next',
    previousName: 'Previous page',
    nextName: 'Next page',
    page: (page) => `Page ${page}`,
    rowsPerPage: 'Rows per page',
    range: (first, last, total) => `Rows ${first} to ${last} of ${total}`,
  },
}
