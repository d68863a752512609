import ErrorIcon from '@mui/icons-material/ErrorOutlined'
import SuccessIcon from '@mui/icons-material/CheckCircleOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { visuallyHidden } from '@mui/utils'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'

import { shell } from '../../generated/texts/shell'
import { LiveRegion } from '../text/LiveRegion'

type StatusMessageProps = {
  /** `failure` (an alert) and `success` show a box with a button to dismiss it; `busy` is visually hidden. */
  type: 'failure' | 'success' | 'note' | 'busy'
  /** Empty: no message. */
  message: string
  onDismiss: () => void
  /** Gets the focus when the message is dismissed, as the button that had it disappears. */
  returnFocusTo?: RefObject<HTMLElement | null>
  /** Content after the message, outside of the live region. */
  children?: ReactNode
}

/** A live region. Render it before its message: a region that is added together with its text is not announced. */
export function StatusMessage(props: StatusMessageProps) {
  const { type, message, onDismiss, returnFocusTo, children } = props
  const box = useRef<HTMLDivElement>(null)
  const isBoxed = message !== '' && (type === 'failure' || type === 'success')

  useEffect(() => {
    if (isBoxed) box.current?.scrollIntoView({ block: 'nearest' })
  }, [message, isBoxed])

  const handleDismiss = () => {
    returnFocusTo?.current?.focus()
    onDismiss()
  }

  return (
    <Box
      ref={box}
      sx={[
        isBoxed && boxStyle,
        { borderColor: type === 'failure' ? 'error.main' : 'success.main' },
      ]}
    >
      <LiveRegion
        live={type === 'failure' ? 'assertive' : 'polite'}
        sx={type === 'busy' ? visuallyHidden : undefined}
      >
        {isBoxed ? (
          <Box sx={{ display: 'flex', gap: 1, fontWeight: 'fontWeightMedium' }}>
            {type === 'failure' ? <ErrorIcon color="error" /> : <SuccessIcon color="success" />}
            {/* It may quote the mail provider, in any language */}
            <span dir="auto">{message}</span>
          </Box>
        ) : (
          message
        )}
      </LiveRegion>
      {isBoxed && (
        <>
          {children}
          <Button variant="outlined" onClick={handleDismiss} sx={{ mt: 1.5 }}>
            {shell.dismissMessage}
          </Button>
        </>
      )}
    </Box>
  )
}

const boxStyle = {
  p: 2,
  scrollMarginBlock: '1rem',
  border: 1,
  borderInlineStartWidth: 6,
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const
