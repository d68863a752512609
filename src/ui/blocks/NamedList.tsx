import CheckIcon from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useRef, useState, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'

import { FormTextField } from '../forms/FormTextField'
import { LiveRegion, useMessage } from '../text/LiveRegion'

type Message = (name: string) => string

type NamedListProps = {
  names: readonly string[]
  isCurrent: (name: string) => boolean
  texts: Readonly<
    Record<'name' | 'save' | 'list' | 'none' | 'rename' | 'delete' | 'noName' | 'notKept', string> &
      Record<'newName' | 'renameName' | 'deleteName' | 'saved' | 'deleted' | 'taken', Message>
  >
  onOpen: (name: string) => void
  /** Saves what there is now, or gives it another name (`renamed` is the old one). @returns whether it was kept. */
  onSave: (name: string, renamed: string | null) => boolean
  onDelete: (name: string) => boolean
}

/** What the visitor has saved under names: saves, opens, renames and deletes it. */
export function NamedList(props: NamedListProps) {
  const { names, isCurrent, texts, onOpen, onSave, onDelete } = props
  const [name, setName] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  const [message, setMessage] = useMessage()
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = name.trim()
    if (!wanted) return setMessage(texts.noName)
    // Saving again under a name replaces what has it
    if (renamed !== null && renamed !== wanted && names.includes(wanted))
      return setMessage(texts.taken(wanted))
    if (!onSave(wanted, renamed)) return setMessage(texts.notKept)
    setMessage(texts.saved(wanted))
    setName('')
    setRenamed(null)
  }
  const handleRename = (old: string) => {
    // Before the focus, or a screen reader says the label and the text that were there
    flushSync(() => {
      setRenamed(old)
      setName(old)
    })
    form.current?.querySelector('input')?.focus()
  }
  const handleDelete = (deleted: string) => {
    setMessage(onDelete(deleted) ? texts.deleted(deleted) : texts.notKept)
    if (renamed === deleted) {
      setRenamed(null)
      setName('')
    }
    heading.current?.focus() // or the focus is lost with the button
  }

  return (
    <>
      <Box component="form" ref={form} onSubmit={handleSubmit}>
        <FormTextField
          name="name"
          label={renamed === null ? texts.name : texts.newName(renamed)}
          value={name}
          onChange={(event) => setName(event.target.value)}
          autoComplete="off"
          maxLength={100}
        />
        <Button type="submit" variant="contained" sx={{ my: 2 }}>
          {renamed === null ? texts.save : texts.rename}
        </Button>
      </Box>
      <LiveRegion>{message}</LiveRegion>
      <Typography ref={heading} tabIndex={-1} variant="h4" component="h3" sx={{ mt: 2 }}>
        {names.length > 0 ? texts.list : texts.none}
      </Typography>
      <Box component="ul" sx={listStyle}>
        {names.map((one) => (
          <Box key={one} component="li" sx={rowStyle}>
            <Box sx={{ flexGrow: 1 }}>
              <Button
                aria-current={isCurrent(one) || undefined}
                startIcon={isCurrent(one) && <CheckIcon />}
                onClick={() => onOpen(one)}
                sx={{ textAlign: 'start' }}
              >
                {one}
              </Button>
            </Box>
            <div>
              <Button aria-label={texts.renameName(one)} onClick={() => handleRename(one)}>
                {texts.rename}
              </Button>
              <Button aria-label={texts.deleteName(one)} onClick={() => handleDelete(one)}>
                {texts.delete}
              </Button>
            </div>
          </Box>
        ))}
      </Box>
    </>
  )
}

const listStyle = { listStyle: 'none', p: 0, mt: 1, mb: 2 } as const

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
} as const
