import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { memo, useId } from 'react'

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
export function CheckGrid({ heading, items, ...row }: CheckGridProps) {
  const headingId = useId()
  const ids = items.map(({ id }) => id)
  const { gridProps, stop, moveStop } = useRovingFocus(ids, 1 + row.actions.length)
  return (
    <>
      <Typography id={headingId} variant="h4" component="h3" sx={{ mb: 1 }}>
        {heading}
      </Typography>
      <Box {...gridProps} aria-labelledby={headingId}>
        {items.map((item) => (
          <CheckRow
            key={item.id}
            item={item}
            tabStop={item.id === stop.row ? stop.place : null}
            onFocus={moveStop}
            {...row}
          />
        ))}
      </Box>
    </>
  )
}

type CheckRowProps = Pick<CheckGridProps, 'onCheck' | 'actions'> & {
  item: CheckGridProps['items'][number]
  /** The place of the control that Tab reaches, if it is in this row. */
  tabStop: number | null
  onFocus: (id: number, place: number) => void
}

/** Memoized: an arrow key changes two rows, of 300. */
const CheckRow = memo(function CheckRow(props: CheckRowProps) {
  const { item, tabStop, onFocus, onCheck, actions } = props
  const { id, name, isChecked } = item
  const controlProps = (place: number) => ({
    tabIndex: place === tabStop ? 0 : -1,
    onFocus: () => onFocus(id, place),
  })
  return (
    <Box role="row" sx={rowStyle}>
      <Box role="gridcell" sx={{ flexGrow: 1 }}>
        <FormControlLabel
          control={<Checkbox checked={isChecked} {...controlProps(0)} />}
          label={name}
          onChange={(_, checked) => onCheck(id, checked)}
        />
      </Box>
      {actions.map(({ text, label, onClick }, at) => (
        <Box key={text} role="gridcell">
          <Button aria-label={label(name)} onClick={() => onClick(id)} {...controlProps(at + 1)}>
            {text}
          </Button>
        </Box>
      ))}
    </Box>
  )
})

const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
  '& :is(input, button)': { scrollMarginBlock: '5rem' }, // a message may cover the last row in view
} as const
