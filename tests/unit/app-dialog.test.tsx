// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { shell } from '../../src/generated/texts/shell'
import { MenuDrawer } from '../../src/app/layouts/MenuDrawer'
import { AppDialog } from '../../src/ui/blocks/AppDialog'
import { untilExposed } from '../../src/ui/screen-reader-pauses'
import { LiveRegion } from '../../src/ui/text/LiveRegion'
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

const kinds = ['dialog', 'drawer'] as const
type Kind = (typeof kinds)[number]
const closeLabels = { dialog: shell.close, drawer: shell.closeMenu }

/** Shows a page, and opens its dialog. @param isKept the dialog was there before, and stays when it is to be closed. */
function openPage(kind: Kind, isKept = false) {
  const onClose = vi.fn()
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    const [isMounted, setIsMounted] = useState(isKept)
    const [isOpenerShown, setIsOpenerShown] = useState(true)
    const open = () => {
      setIsMounted(true)
      setIsOpen(true)
    }
    const close = () => {
      onClose()
      setIsOpen(isKept)
    }
    return (
      <MemoryRouter>
        {isOpenerShown && <button onClick={open}>Open</button>}
        <a href="#next">Next page</a>
        <main id="content" tabIndex={-1}>
          <button onClick={() => setIsOpenerShown(false)}>Hide the opener</button>
          <button onClick={close}>Navigate</button>
        </main>
        {!isMounted ? null : kind === 'dialog' ? (
          <AppDialog open={isOpen} keepMounted={isKept} title="Title" onClose={close}>
            Text
          </AppDialog>
        ) : (
          <MenuDrawer isOpen={isOpen} onClose={close} onExited={() => {}} />
        )}
      </MemoryRouter>
    )
  }
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Open' })
  vi.spyOn(opener, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 40))
  act(() => opener.focus())
  fireEvent.click(opener, { detail: 1, ...under })
  const backdrop = document.querySelector('.MuiDialog-container, .MuiBackdrop-root') as Element
  return {
    opener,
    onClose,
    backdrop,
    closers: [backdrop, screen.getByRole('button', { name: closeLabels[kind] })],
  }
}

function click(target: Element, init: object) {
  fireEvent.mouseDown(target, init)
  fireEvent.click(target, init)
}

test.each(kinds)('a %s ignores the second click of a double click on its opener', (kind) => {
  const { onClose, closers } = openPage(kind, true)
  for (const closer of closers) {
    vi.advanceTimersByTime(200)
    // Slower than the system's double click, and a double click however slow
    click(closer, { detail: 1, ...under })
    click(closer, { detail: 2, ...beside })
  }
  vi.advanceTimersByTime(500)
  for (const closer of closers) click(closer, { detail: 2, ...under })
  expect(onClose).not.toHaveBeenCalled()
})

test.each(kinds)('a %s is closed by any other click', (kind) => {
  const { onClose, closers } = openPage(kind, true)
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
  const { onClose } = openPage('dialog', true)
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape', ...init })
  expect(onClose).toHaveBeenCalledTimes(count)
})

describe.each(kinds)('the focus of a %s', (kind) => {
  const names = { dialog: 'Title', drawer: 'Main menu' }
  const heading = () => screen.getByRole('heading', { name: names[kind] })
  const isClosed = () =>
    waitFor(() => expect(document.querySelector('[aria-hidden="true"] main')).toBeNull())
  const press = (name: string) =>
    fireEvent.click(screen.getByRole('button', { name, hidden: true }), { detail: 0 })
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })

  test('goes to its heading each time, and returns to the opener', async () => {
    const { opener } = openPage(kind)
    expect(document.activeElement).toBe(heading())
    const hiddenAtFocus: (Element | null)[] = []
    opener.addEventListener('focus', () => hiddenAtFocus.push(opener.closest('[aria-hidden=true]')))
    for (const leave of [escape, () => press(closeLabels[kind])]) {
      leave()
      await waitFor(() => expect(document.activeElement).toBe(opener))
      fireEvent.click(opener)
      expect(document.activeElement).toBe(heading())
    }
    // Only once the page is no longer hidden from assistive technology
    expect(hiddenAtFocus).toEqual([null, null])
  })

  test('stays in it when it is opened again before the focus has returned', async () => {
    const { opener } = openPage(kind)
    escape()
    await isClosed()
    act(() => opener.focus()) // as browsers do at a click
    fireEvent.click(opener)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(document.activeElement).toBe(heading())
  })

  test('returns to the opener after a click beside it', async () => {
    const { opener, backdrop } = openPage(kind)
    act(() => heading().blur()) // as browsers do at such a click
    click(backdrop, { detail: 1, ...beside })
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })

  test('stays where a link in it has moved it', async () => {
    const { opener } = openPage(kind)
    press('Navigate')
    const next = screen.getByRole('link', { name: 'Next page', hidden: true })
    act(() => next.focus())
    await isClosed()
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(document.activeElement).toBe(next)
    expect(document.activeElement).not.toBe(opener)
  })

  test('goes to the content if the opener is gone', async () => {
    openPage(kind)
    press('Hide the opener')
    escape()
    await waitFor(() => expect(document.activeElement).toBe(document.getElementById('content')))
  })
})

test.each([
  [true, '0'],
  [false, '-1'],
])('content that scrolls is a Tab stop only for reading: %s', (isReading, tabIndex) => {
  render(
    <AppDialog open isReading={isReading} title="Title" onClose={vi.fn()}>
      Text
    </AppDialog>,
  )
  const content = document.querySelector('.MuiDialogContent-root')
  expect(content?.getAttribute('tabindex')).toBe(tabIndex)
  expect(content?.getAttribute('aria-label')).toBe(isReading ? 'Title' : null)
})

test('live regions of the page are off while a dialog is open, and as before when it has closed', async () => {
  const page = (isOpen: boolean) => (
    <div id="root">
      <LiveRegion>Saved</LiveRegion>
      <LiveRegion live="assertive">Failed</LiveRegion>
      <LiveRegion role={undefined}>Dark</LiveRegion>
      <div aria-live="off">Slide 1</div>
      <AppDialog open={isOpen} title="Title" onClose={() => {}}>
        <LiveRegion>Sending</LiveRegion>
      </AppDialog>
      <main id="content" tabIndex={-1} />
    </div>
  )
  const shown = (selector: string) =>
    Array.from(document.querySelectorAll(`${selector} [aria-live]`), (it) =>
      it.getAttribute('aria-live'),
    )
  const { rerender } = render(page(false))
  const before = ['polite', 'assertive', 'polite', 'off']
  expect(shown('#root')).toEqual(before)
  rerender(page(true))
  expect(shown('#root')).toEqual(['off', 'off', 'off', 'off'])
  expect(shown('[role="dialog"]')).toEqual(['polite'])
  // Opened again at once: the first closing does not turn them on
  rerender(page(false))
  rerender(page(true))
  await new Promise((resolve) => setTimeout(resolve, 2 * untilExposed))
  expect(shown('#root')).toEqual(['off', 'off', 'off', 'off'])
  rerender(page(false))
  await waitFor(() => expect(shown('#root')).toEqual(before))
  // The last thing that a closed dialog does
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById('content')))
})
