import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'

import { leadFieldNames } from '../../content/lead-fields'
import { dialogFormTexts as texts } from '../../generated/texts/lead-forms'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { afterClosing } from '../../ui/screen-reader-pauses'
import { showResultNotice } from './lead-delivery'
import { dialogResultTexts, type LeadResult } from './lead-result'
import { leadSchema } from './lead-schema'
import { LeadFields } from './LeadFields'
import { LeadFormFooter } from './LeadFormFooter'
import { useLeadForm } from './use-lead-form'
import { WhatsAppChat } from './WhatsAppChat'

export { reportInterruption } from './lead-delivery'

type LeadDialogProps = {
  open: boolean
  onClose: () => void
  /** Called after closing: when a lead was sent, or failed after the visitor had closed the dialog. */
  onResult: (result: LeadResult) => void
}

/**
 * The dialog "Schedule a Call". Closing it does not stop a send: the form stays mounted. Results are announced after it
 * has closed, because an open dialog hides the page from assistive technology.
 */
export function LeadDialog({ open, onClose, onResult }: LeadDialogProps) {
  const [isSending, setIsSending] = useState(false)
  const isShown = useRef(false)
  /** The result to announce when the dialog has closed. */
  const result = useRef<LeadResult | null>(null)

  useLayoutEffect(() => {
    if (open) isShown.current = true
  }, [open])

  // If the visitor leaves before the dialog has closed, the next page announces the result
  useEffect(
    () => () => {
      if (result.current) showResultNotice(result.current)
      result.current = null
    },
    [],
  )

  const announce = () => {
    if (isShown.current) return // It was opened again, which hides the page: when it has closed
    const ended = result.current
    result.current = null
    if (ended) onResult(ended)
  }

  const handleExited = () => {
    isShown.current = false
    setTimeout(announce, afterClosing)
  }

  const handleEnd = (ended: LeadResult) => {
    if (ended.type !== 'sent' && open) return
    result.current = ended
    announce()
    if (ended.type === 'sent') onClose()
  }

  return (
    <AppDialog
      open={open}
      title={texts.title}
      onClose={onClose}
      onExited={handleExited}
      keepMounted={isSending}
    >
      <LeadForm onBusyChange={setIsSending} onEnd={handleEnd} />
    </AppDialog>
  )
}

/** All eight fields are required. It shows no success: the dialog closes, and the page announces it. */
function LeadForm(listeners: Pick<Parameters<typeof useLeadForm>[0], 'onBusyChange' | 'onEnd'>) {
  const form = useLeadForm({
    schema: leadSchema,
    requiredFields: leadFieldNames,
    serviceOptions: texts.serviceOptions,
    resultTexts: dialogResultTexts,
    ...listeners,
  })
  return (
    // Without its role, because Firefox calls a form with empty required fields invalid
    <form {...form.formProps} role="none">
      <Typography>{texts.requirement}</Typography>
      <Typography sx={{ mb: 2 }}>{texts.time}</Typography>
      <LeadFields form={form} texts={texts} />
      <LeadFormFooter form={form} isSuccessElsewhere />
      <Box sx={{ mt: 2 }}>
        <WhatsAppChat />
      </Box>
    </form>
  )
}
