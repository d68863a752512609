// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { MenuDrawer } from '../../src/app/layouts/MenuDrawer'
import { AppDialog } from '../../src/ui/blocks/AppDialog'
import { MemoryRouter } from 'react-router-dom'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Where the opener is. */
const under = { clientX: 50, clientY: 20 }
const beside = { clientX: 500, clientY: 400 }

const dialogs = {
  dialog: (onClose: () => void) => (
    <AppDialog open title="Title" closeLabel="Close" onClose={onClose}>
      Text
    </AppDialog>
  ),
  drawer: (onClose: () => void) => (
    <MemoryRouter>
      <MenuDrawer isOpen onClose={onClose} />
    </MemoryRouter>
  ),
}

function open(kind: keyof typeof dialogs) {
  const onClose = vi.fn()
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    return (
      <>
        <button onClick={() => setIsOpen(true)}>Open</button>
        {isOpen && dialogs[kind](onClose)}
      </>
    )
  }
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40))
  opener.focus()
  fireEvent.click(opener, { detail: 1, ...under })
  const backdrop = document.querySelector('.MuiDialog-container, .MuiBackdrop-root') as Element
  return {
    onClose,
    closers: [backdrop, screen.getByRole('button', { name: /^Close/ })],
    click: (target: Element, init: object) => {
      fireEvent.mouseDown(target, init)
      fireEvent.click(target, init)
    },
  }
}

test.each(['dialog', 'drawer'] as const)(
  'a %s ignores the second click of a double click on its opener',
  (kind) => {
    const { onClose, closers, click } = open(kind)
    for (const closer of closers) {
      vi.advanceTimersByTime(200)
      // Slower than the system's double click, and a double click however slow
      click(closer, { detail: 1, ...under })
      click(closer, { detail: 2, ...beside })
    }
    vi.advanceTimersByTime(500)
    for (const closer of closers) click(closer, { detail: 2, ...under })
    expect(onClose).not.toHaveBeenCalled()
  },
)

test.each(['dialog', 'drawer'] as const)('a %s is closed by any other click', (kind) => {
  const { onClose, closers, click } = open(kind)
  const count = closers.length
  for (const closer of closers) click(closer, { detail: 1, ...beside })
  expect(onClose).toHaveBeenCalledTimes(count)
  for (const closer of closers) click(closer, { detail: 0, ...under })
  expect(onClose).toHaveBeenCalledTimes(2 * count)
  vi.advanceTimersByTime(500)
  for (const closer of closers) click(closer, { detail: 1, ...under })
  expect(onClose).toHaveBeenCalledTimes(3 * count)
})

test.each([
  ['while a word is composed', { isComposing: true }, 0],
  ['that ends a word in Safari', { keyCode: 229 }, 0],
  ['that is meant for the dialog', { keyCode: 27 }, 1],
])('Escape %s', (_, init, count) => {
  const { onClose } = open('dialog')
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...init })
  expect(onClose).toHaveBeenCalledTimes(count)
})
