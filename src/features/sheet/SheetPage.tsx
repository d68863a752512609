import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useRef } from 'react'

import { pageSizes, sheet } from '../../config'
import { sheetPage as texts } from '../../generated/texts/sheet-page'
import { googleHost } from '../../lib/google-host'
import { DataAge } from '../../ui/blocks/DataAge'
import { DownloadProgress } from '../../ui/blocks/DownloadProgress'
import { controlsStyle } from '../../ui/blocks/Pager'
import { NoScript } from '../../ui/page/NoScript'
import { PageHead } from '../../ui/page/PageHead'
import { PageSection } from '../../ui/page/PageSection'
import { afterFlood } from '../../ui/screen-reader-pauses'
import { LiveRegion, useAnnouncements } from '../../ui/text/LiveRegion'
import { gridHeight } from './grid-styles'
import { SheetTable } from './SheetTable'
import { useSheet } from './use-sheet'
import { useLastSetup } from './use-view'

/** The shared spreadsheet, for the staff. */
export function SheetPage() {
  return (
    <>
      <PageHead meta={texts} bareTitle noindex="nofollow" />
      <PageSection density="tight" isWide>
        <Typography variant="h2" component="h1">
          {texts.heading}
        </Typography>
        <Typography sx={{ mt: 1.5, maxWidth: '46rem', color: 'text.secondary' }}>
          {texts.lead} {delay}
        </Typography>
        <NoScript>
          <Typography sx={{ mt: 3 }}>{texts.needsScript}</Typography>
        </NoScript>
        <SheetArea />
      </PageSection>
    </>
  )
}

/** The table or, until it is there, why not. The live regions exist in every state: only then they are announced. */
function SheetArea() {
  useLastSetup()
  const { state, retry, reload, reportFailure } = useSheet()
  const isBroken = state.status === 'ready' && state.isBroken
  const [announcement, announce] = useAnnouncements()
  const area = useRef<HTMLDivElement>(null)

  // The rest of the file, or the sheet of today, may have more columns
  const tableKey = state.status === 'ready' ? state.sheet.header.join('\n') : ''
  const hadRows = useRef(false)
  useEffect(() => {
    const isLost = hadRows.current && document.activeElement === document.body
    // It was in a table that has been replaced
    if (state.status !== 'loading' && isLost) area.current?.focus({ preventScroll: true })
    hadRows.current = state.status === 'ready'
  }, [state.status, tableKey])

  const handleRetry = () => {
    area.current?.focus() // or it is lost with the button
    announce('')
    retry()
  }

  const count =
    state.status === 'ready' &&
    (state.first.view.isPartial
      ? texts.search.soFar(state.sheet.rowCount)
      : texts.search.matching(state.first.view.total, state.sheet.rowCount))

  const isPartial = state.status === 'ready' && state.first.view.isPartial === true
  const wasPartial = useRef(false)
  useEffect(() => {
    // A message may stand where the number of rows would say that all are there
    if (wasPartial.current && !isPartial && count) announce(count, afterFlood, 'view')
    wasPartial.current = isPartial
  }, [isPartial, count, announce])

  return (
    <Box
      ref={area}
      tabIndex={-1}
      aria-busy={state.status === 'loading'}
      data-needs-script
      sx={areaStyle}
    >
      <Box sx={[controlsStyle, { alignItems: 'center' }]}>
        <LiveRegion sx={state.status === 'loading' ? visuallyHidden : statusStyle}>
          {state.status === 'loading' && texts.loading}
          {count && (announcement || count)}
        </LiveRegion>
        {state.status === 'ready' && (
          <DataAge
            loadedAt={state.loadedAt}
            progress={state.reload}
            isBusy={isPartial}
            done={texts.age.done(String(count))}
            texts={texts.age}
            onReload={reload}
            onAnnounce={announce}
          />
        )}
      </Box>
      {state.status === 'loading' && (
        <Box sx={loadingStyle}>
          <Typography aria-hidden sx={statusStyle}>
            {texts.loading}
          </Typography>
          {state.progress && <DownloadProgress {...state.progress} texts={texts.progress} />}
        </Box>
      )}
      <LiveRegion live="assertive" sx={alertStyle}>
        {state.status === 'error' && texts.error.text}
        {isBroken && texts.error.stopped}
        {state.status === 'ready' &&
          !isBroken &&
          state.sheet.warning &&
          texts.fileWarnings[state.sheet.warning]}
      </LiveRegion>
      {(state.status === 'error' || isBroken) && (
        <Box>
          {state.status === 'error' && (
            <Typography sx={{ mb: 2 }}>
              {state.isTooLarge ? texts.error.tooLarge : texts.error.hint}
            </Typography>
          )}
          <Button variant="contained" onClick={handleRetry}>
            {texts.error.retry}
          </Button>
        </Box>
      )}
      {state.status === 'ready' && (
        <SheetTable
          key={tableKey}
          Grid={state.Grid}
          sheet={state.sheet}
          first={state.first}
          onAnnounce={announce}
          onFailure={reportFailure}
        />
      )}
    </Box>
  )
}

/** How late a change in the sheet can be; nothing if only the owner of the address knows. A path of the site is a copy. */
const delay =
  (googleHost.test(sheet.url) && texts.age.google) || (sheet.url.startsWith('/') && texts.age.copy)

const areaStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  mt: 3,
  minHeight: '100vh', // or the footer shifts when they load
} as const

const statusStyle = { fontWeight: 'fontWeightMedium' } as const

// The size and place of the table, so that nothing shifts: the margins are age and toolbar, hint and pager. They
// change where one of these wraps; at 600 px the page gets wider margins, so that the pager wraps once more
const loadingStyle = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 2,
  mt: '19.6rem',
  mb: '16.9rem',
  '@media (min-width: 341px)': { mb: '15.4rem' },
  '@media (min-width: 373px)': { mt: '16.9rem' },
  '@media (min-width: 395px)': { mt: '13.1rem' },
  '@media (min-width: 489px)': { mb: '13.9rem' },
  '@media (min-width: 569px)': { mb: '9.9rem' },
  '@media (min-width: 600px) and (max-width: 632px)': { mb: '13.9rem' },
  '@media (min-width: 682px)': { mt: '9.1rem' },
  '@media (min-width: 956px)': { mb: '8.4rem' },
  height: gridHeight(pageSizes.sheet.default),
  px: 2,
  pt: 8, // not centered: the text would move when the progress bar appears
  border: 1,
  borderColor: 'brand.edge',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const

const alertStyle = {
  color: 'error.main',
  typography: 'h4',
  '&:empty': { marginBlockStart: -2 }, // `display: none` would end the live region
} as const
