import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react'

import { pdfForm, timeouts } from '../../config'
import { freePdfPage } from '../../generated/texts/guides'
import { ExternalLink } from '../../ui/text/ExternalLink'
import { LiveRegion } from '../../ui/text/LiveRegion'
import { RichText } from '../../ui/text/RichText'
import {
  listenToPdfForm,
  pdfFormFrame,
  pdfFormSandbox,
  type PdfFormMessage,
  type PdfFormOutcome,
} from './pdf-form'

const { dialog: texts } = freePdfPage

/** `slow`: still loading, and other ways are offered. `sent`: the dialog is about to close. */
type Phase = 'loading' | 'slow' | 'failed' | 'ready' | 'sent'

const isWaiting = (phase: Phase) => phase === 'loading' || phase === 'slow'
const ifWaiting = (next: Phase) => (now: Phase) => (isWaiting(now) ? next : now)

/** The frame's height in px until the form reports its own. */
const firstHeight = 280

type PdfFormFrameProps = {
  /** Called when the form was sent, with or without a confirmation. */
  onSent: (outcome: PdfFormOutcome) => void
  onEscape: () => void
}

/** The embedded form in its frame, its status, and other ways to the guides if it does not load. */
export function PdfFormFrame({ onSent, onEscape }: PdfFormFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(1)
  const [phase, setPhase] = useState<Phase>('loading')
  const [height, setHeight] = useState(firstHeight)

  const handleMessage = useEffectEvent((message: PdfFormMessage) => {
    const { type } = message
    if (type === 'resized') return setHeight(message.height)
    if (type === 'escaped') return onEscape()
    if (type === 'loaded') return setPhase((now) => (now === 'sent' ? now : 'ready'))
    if (type === 'failed') return setPhase(ifWaiting('failed'))
    setPhase('sent')
    onSent(type === 'FORM_SUBMITTED_SUCCESS' ? 'confirmed' : 'unconfirmed')
  })

  useEffect(() => listenToPdfForm(() => frame.current?.contentWindow, handleMessage), [])

  useEffect(() => {
    const slow = setTimeout(setPhase, timeouts.pdfFormSlow, ifWaiting('slow'))
    const late = setTimeout(setPhase, timeouts.call, ifWaiting('failed'))
    return () => {
      clearTimeout(slow)
      clearTimeout(late)
    }
  }, [attempt])

  const loadAgain = (event: MouseEvent<HTMLElement>) => {
    // Otherwise the focus is lost with the button
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus()
    setAttempt(attempt + 1)
    setHeight(firstHeight)
    setPhase('loading')
  }

  return (
    <div>
      <LiveRegion sx={{ '&:not(:empty)': { mb: 2 } }}>
        {phase !== 'ready' && phase !== 'failed' && statusOf[phase]}
      </LiveRegion>
      <LiveRegion live="assertive">
        {phase === 'failed' && (
          <Box sx={{ mb: 2, display: 'flex', gap: 1, fontWeight: 'fontWeightMedium' }}>
            <ErrorIcon color="error" />
            <span>{texts.loadFailed}</span>
          </Box>
        )}
      </LiveRegion>
      {phase === 'failed' && (
        <Button variant="contained" onClick={loadAgain} sx={{ mb: 2 }}>
          {texts.retry}
        </Button>
      )}
      {(phase === 'slow' || phase === 'failed') && (
        <OtherWays onSent={() => onSent('unconfirmed')} />
      )}
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
            // As wide as the padding of the frame's body, which has room for focus rings
            mx: -0.75,
            width: (theme) => `calc(100% + ${theme.spacing(1.5)})`,
            border: 0,
            // Hidden while empty, or it would be a tab stop with nothing inside
            visibility: isWaiting(phase) ? 'hidden' : 'visible',
            opacity: phase === 'sent' ? 0.6 : 1,
          }}
        />
      )}
    </div>
  )
}

const statusOf = { loading: texts.loading, slow: texts.timedOut, sent: texts.sending }

/** Ways to the guides when the form does not load. */
function OtherWays({ onSent }: { onSent: () => void }) {
  return (
    <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5, '& > li': { py: 0.75 } }}>
      {pdfForm.pageUrl && (
        <>
          <li>
            <ExternalLink href={pdfForm.pageUrl}>{texts.openDirectly}</ExternalLink>
          </li>
          <li>
            <Link component="button" type="button" onClick={onSent} sx={{ font: 'inherit' }}>
              {texts.alreadySent}
            </Link>
          </li>
        </>
      )}
      <li>
        <RichText text={texts.byEmail} />
      </li>
    </Box>
  )
}
