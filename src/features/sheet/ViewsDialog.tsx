import Typography from '@mui/material/Typography'
import { useState } from 'react'

import { sheetPage } from '../../generated/texts/sheet-page'
import { keepSetups, readSetups } from '../../lib/kept-setups'
import { AppDialog } from '../../ui/blocks/AppDialog'
import { NamedList } from '../../ui/blocks/NamedList'
import { CopyText } from '../../ui/forms/CopyText'
import { afterClosing, untilExposed } from '../../ui/screen-reader-pauses'
import type { Table } from './use-table'

type ViewsProps = { table: Table; onClose: () => void }

const texts = sheetPage.views

/** The named views that this device keeps. What is set up now can be saved as one, or sent to somebody as a link. */
export function ViewsDialog({ open, ...props }: ViewsProps & { open: boolean }) {
  return (
    <AppDialog open={open} title={texts.label} onClose={props.onClose}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {texts.hint}
      </Typography>
      <Views {...props} />
    </AppDialog>
  )
}

/** Mounted each time that the dialog opens, because another tab may have changed the views. */
function Views({ table, onClose }: ViewsProps) {
  const { setup } = table
  const [views, setViews] = useState(readSetups)
  const keep = (change: Parameters<typeof keepSetups>[0]) => {
    const isKept = keepSetups(change)
    setViews(readSetups())
    return isKept
  }
  const saveAs = (name: string, renamed: string | null) =>
    keep((kept) => {
      if (renamed === null) kept.set(name, setup).set('', setup)
      else if (renamed !== name) kept.set(name, kept.get(renamed) ?? setup).delete(renamed)
    })
  const handleOpen = (name: string) => {
    const { address, widths } = views.get(name) ?? setup
    table.openAddress(address)
    table.setWidths(widths)
    onClose()
    table.onAnnounce(texts.opened(name), untilExposed + afterClosing, 'columns')
  }
  return (
    <>
      <NamedList
        names={[...views.keys()].filter(Boolean)}
        isCurrent={(name) => views.get(name)?.address === setup.address}
        texts={texts}
        onOpen={handleOpen}
        onSave={saveAs}
        onDelete={(name) => keep((kept) => kept.delete(name))}
      />
      {/* Never bare: that opens the last setup of whoever follows the link */}
      <CopyText
        text={new URL(`?${setup.address || 'page=1'}`, location.href).href}
        texts={texts.copy}
      />
    </>
  )
}
