import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useId } from 'react'

import { useRovingFocus } from '../hooks/use-roving-focus'

type CheckGridProps = {
  heading: string
  items: readonly { readonly id: number; readonly name: string; readonly isChecked: boolean }[]
  onCheck: (id: number, isChecked: boolean) => void
  /** Buttons of each item; `label` is its accessible name, which begins with the visible text. */
  actions: readonly {
    text: string
    label: (name: string) => string
    onClick: (id: number) => void
  }[]
}

/** Names with a checkbox and buttons each: one tab stop, in which arrow keys move the focus. */
export function CheckGrid({ heading, items, onCheck, actions }: CheckGridProps) {
  const headingId = useId()
  const ids = items.map(({ id }) => id)
  const { gridProps, controlProps } = useRovingFocus(ids, 1 + actions.length)
  return (
    <>
      <Typography id={headingId} variant="h4" component="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box {...gridProps} aria-labelledby={headingId}>
        {items.map(({ id, name, isChecked }) => (
          <Box key={id} role="row" sx={rowStyle}>
            <Box role="gridcell" sx={{ flexGrow: 1 }}>
              <FormControlLabel
                control={<Checkbox checked={isChecked} {...controlProps(id, 0)} />}
                label={name}
                onChange={(_, checked) => onCheck(id, checked)}
              />
            </Box>
            {actions.map(({ text, label, onClick }, at) => (
              <Box key={text} role="gridcell">
                <Button
                  aria-label={label(name)}
                  onClick={() => onClick(id)}
                  {...controlProps(id, at + 1)}
                >
                  {text}
                </Button>
              </Box>
            ))}
          </Box>
        ))}
      </Box>
    </>
  )
}

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  '& :is(input, button)': { scrollMarginBlock: '5rem' }, // a message may cover the last row in view
} as const
