import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, useState } from 'react'

import { ExternalLink } from '../components/ExternalLink'
import { RichText } from '../components/RichText'
import { timeouts } from '../config'
import { freePdfPage } from '../content/pdfs'
import {
  listenToPdfForm,
  pdfFormFrame,
  pdfFormSandbox,
  type PdfFormMessage,
  type PdfFormOutcome,
} from '../services/pdf-form'

const { dialog: texts } = freePdfPage

/** `slow` still waits; `failed` does not; `sent` waits the moment before the dialog closes. */
type Phase = 'loading' | 'slow' | 'failed' | 'ready' | 'sent'

/** Until the form tells its height, in px. */
const firstHeight = 280

type PdfFormFrameProps = {
  /** The form on its provider's own page; '' where there is none. */
  pageUrl: string
  /** Called as soon as the form was sent, whatever its provider made of it. */
  onSent: (outcome: PdfFormOutcome) => void
  /** Escape was pressed inside the frame. */
  onEscape: () => void
}

/** The embedded form in its frame, what is on the way with it, and the ways around it. */
export function PdfFormFrame({ pageUrl, onSent, onEscape }: PdfFormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const retry = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(1)
  const [phase, setPhase] = useState<Phase>('loading')
  const [height, setHeight] = useState(firstHeight)

  const handleMessage = useLatest((message: PdfFormMessage) => {
    switch (message.type) {
      case 'resized':
        setHeight(message.height)
        break
      case 'escaped':
        onEscape()
        break
      case 'loaded':
        setPhase((now) => (now === 'sent' ? now : 'ready'))
        break
      case 'failed':
        setPhase((now) => (now === 'loading' || now === 'slow' ? 'failed' : now))
        break
      default:
        setPhase('sent')
        onSent(message.type === 'FORM_SUBMITTED_SUCCESS' ? 'confirmed' : 'unconfirmed')
    }
  })

  useEffect(
    () =>
      listenToPdfForm(
        () => frame.current?.contentWindow,
        (message) => handleMessage.current(message),
      ),
    [handleMessage],
  )

  useEffect(() => {
    const isWaiting = (now: Phase) => now === 'loading' || now === 'slow'
    const slow = setTimeout(
      () => setPhase((now) => (isWaiting(now) ? 'slow' : now)),
      timeouts.pdfFormSlow,
    )
    const late = setTimeout(
      () => setPhase((now) => (isWaiting(now) ? 'failed' : now)),
      timeouts.call,
    )
    return () => {
      clearTimeout(slow)
      clearTimeout(late)
    }
  }, [attempt])

  const loadAgain = () => {
    // The button goes, and the focus would with it
    retry.current?.closest<HTMLElement>('[role="dialog"]')?.focus()
    setAttempt(attempt + 1)
    setHeight(firstHeight)
    setPhase('loading')
  }

  const hasOtherWays = phase === 'slow' || phase === 'failed'
  return (
    <Box ref={retry}>
      <Box role="status">
        {phase !== 'ready' && phase !== 'failed' && (
          <Typography sx={{ mb: 2 }}>{statusOf[phase]}</Typography>
        )}
      </Box>
      <Box role="alert">
        {phase === 'failed' && (
          <Box sx={{ mb: 2, display: 'flex', gap: 1, fontWeight: 'fontWeightMedium' }}>
            <ErrorIcon color="error" />
            <span>{texts.loadFailed}</span>
          </Box>
        )}
      </Box>
      {phase === 'failed' && (
        <Button variant="contained" onClick={loadAgain} sx={{ mb: 2 }}>
          {texts.retry}
        </Button>
      )}
      {hasOtherWays && <OtherWays pageUrl={pageUrl} onSent={() => onSent('unconfirmed')} />}
      {phase !== 'failed' && (
        <Box
          key={attempt}
          ref={frame}
          component="iframe"
          src={`${pdfFormFrame}#${document.documentElement.dataset.colorScheme ?? ''}`}
          sandbox={pdfFormSandbox}
          title={texts.frameTitle}
          height={height}
          sx={{
            display: 'block',
            // The frame keeps room for focus rings (see its style sheet); its text stays in line
            mx: -0.75,
            width: (theme) => `calc(100% + ${theme.spacing(1.5)})`,
            border: 0,
            // Nothing to see or to tab into before there is a form
            visibility: phase === 'loading' || phase === 'slow' ? 'hidden' : 'visible',
            opacity: phase === 'sent' ? 0.6 : 1,
          }}
        />
      )}
    </Box>
  )
}

const statusOf = { loading: texts.loading, slow: texts.timedOut, sent: texts.sending }

/** How one gets the guides when the form does not come. */
function OtherWays({ pageUrl, onSent }: { pageUrl: string; onSent: () => void }) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5, '& > li': { py: 0.75 } }}>
      {pageUrl && (
        <>
          <li>
            <ExternalLink href={pageUrl}>{texts.openDirectly}</ExternalLink>
          </li>
          <li>
            <Link component="button" type="button" onClick={onSent} sx={{ font: 'inherit' }}>
              {texts.alreadySent}
            </Link>
          </li>
        </>
      )}
      <li>
        <RichText text={texts.wayOut} />
      </li>
    </Box>
  )
}

/** The newest value, for callbacks that must not be made anew with it. */
function useLatest<Value>(value: Value) {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
