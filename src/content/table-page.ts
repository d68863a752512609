import type { PageMeta } from './text'

export type TablePageContent = PageMeta & {
  readonly heading: string
  readonly lead: string
  readonly loading: string
  readonly error: {
    readonly text: string
    readonly hint: string
    readonly retry: string
  }
  readonly search: {
    readonly label: string
    readonly placeholder: string
    /** Announced once after typing: what is left of all rows. */
    readonly matching: (count: number, total: number) => string
    readonly noMatch: string
    readonly clear: string
  }
  readonly exportCsv: {
    readonly label: string
    readonly done: (count: number) => string
  }
  readonly grid: {
    readonly label: string
    readonly sortHint: string
    readonly sortedBy: (column: string, direction: 'ascending' | 'descending') => string
    /** Header of a column that has none in the sheet. Counted from 1. */
    readonly unnamedColumn: (position: number) => string
    /** The sheet has a header and nothing under it. */
    readonly noRows: string
  }
  readonly pagination: {
    /** Names the controls below the table as a group. */
    readonly label: string
    readonly previous: string
    readonly next: string
    /** Accessible names: the visible word, then what it turns. */
    readonly previousName: string
    readonly nextName: string
    readonly page: (page: number) => string
    readonly rowsPerPage: string
    /** Announced when the page or its size changes; `first` and `last` are counted from 1. */
    readonly range: (first: number, last: number, total: number) => string
  }
}

export const tablePage: TablePageContent = {
  /** The whole title: no suffix is added to it. */
  title: 'Google Sheet Table',
  description:
    'Rows of the shared spreadsheet for our staff: search them, sort them and export them as CSV.',
  heading: 'Google Sheet Table',
  lead: 'For our staff. The rows come from the shared spreadsheet each time this page is opened; changes made there can take a few minutes to appear.',
  loading: 'Loading...',
  error: {
    text: 'Error fetching data',
    hint: 'Check your connection and that the sheet is still published as CSV.',
    retry: 'Retry',
  },
  search: {
    label: 'Search rows',
    placeholder: 'Search...',
    matching: (count, total) => `${count} of ${total} rows`,
    noMatch: 'No row contains this text.',
    clear: 'Clear the search',
  },
  exportCsv: {
    label: 'Export CSV',
    done: (count) => `Exported ${count} ${count === 1 ? 'row' : 'rows'}`,
  },
  grid: {
    label: 'Spreadsheet rows',
    sortHint:
      'Click a column header, or press Enter on it, to sort. Do it again to reverse the order.',
    sortedBy: (column, direction) => `Sorted by ${column}, ${direction}`,
    unnamedColumn: (position) => `Column ${position}`,
    noRows: 'The sheet has no rows yet.',
  },
  pagination: {
    label: 'Table pages',
    previous: 'Previous',
    next: 'Next',
    previousName: 'Previous page',
    nextName: 'Next page',
    page: (page) => `Page ${page}`,
    rowsPerPage: 'Rows per page',
    range: (first, last, total) => `Rows ${first}-${last} of ${total}`,
  },
}
