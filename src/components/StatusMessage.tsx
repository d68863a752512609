import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { VisuallyHidden } from './VisuallyHidden'

/**
 * `failure` is an alert, the others are a status. Failures and successes stay until they are
 * dismissed; a `note` is plain text, and `busy` is only heard.
 */
export type MessageKind = 'failure' | 'success' | 'note' | 'busy'

type StatusMessageProps = {
  kind: MessageKind
  /** Empty: nothing to tell. */
  message: string
  dismissLabel: string
  onDismiss: () => void
  /** Where the focus goes when the message, and its button with it, is dismissed. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Stands after the message: what can be done about it. Not part of what is announced. */
  children?: ReactNode
}

/**
 * Tells how something ended. It is rendered before there is a message: assistive technology hears
 * only what changes in a live region that it already knows.
 */
export function StatusMessage({
  kind,
  message,
  dismissLabel,
  onDismiss,
  returnFocusTo,
  children,
}: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null)
  const isBoxed = message !== '' && (kind === 'failure' || kind === 'success')

  useEffect(() => {
    if (isBoxed) box.current?.scrollIntoView({ block: 'nearest' })
  }, [message, isBoxed])

  const handleDismiss = () => {
    returnFocusTo?.current?.focus()
    onDismiss()
  }

  return (
    <Box ref={box} sx={isBoxed ? boxStyle[kind] : undefined}>
      <Box role={kind === 'failure' ? 'alert' : 'status'}>
        {message && <MessageText kind={kind} message={message} />}
      </Box>
      {isBoxed && (
        <>
          {children}
          <Button variant="outlined" onClick={handleDismiss} sx={{ mt: 1.5 }}>
            {dismissLabel}
          </Button>
        </>
      )}
    </Box>
  )
}

function MessageText({ kind, message }: Pick<StatusMessageProps, 'kind' | 'message'>) {
  if (kind === 'note') return message
  if (kind === 'busy') return <VisuallyHidden>{message}</VisuallyHidden>
  const Icon = kind === 'failure' ? ErrorIcon : SuccessIcon
  return (
    <Box sx={{ display: 'flex', gap: 1, fontWeight: 'fontWeightMedium' }}>
      <Icon color={kind === 'failure' ? 'error' : 'success'} />
      <span>{message}</span>
    </Box>
  )
}

const frame = {
  p: 2,
  scrollMarginBlock: '1rem',
  border: 1,
  borderInlineStartWidth: 6,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const

const boxStyle = {
  failure: { ...frame, borderColor: 'error.main' },
  success: { ...frame, borderColor: 'success.main' },
} as const
