// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { CopyText } from '../../src/ui/forms/CopyText'
import { LiveRegion, useAnnouncements, useMessage } from '../../src/ui/text/LiveRegion'

afterEach(cleanup)

function Page() {
  const [message, setMessage] = useMessage()
  return (
    <>
      <LiveRegion>{message}</LiveRegion>
      {['Exported 57 rows', ''].map((text) => (
        <button key={text} onClick={() => setMessage(text)}>
          {text || 'Remove'}
        </button>
      ))}
    </>
  )
}

test('a message that is set again is a new element with another text, and an empty one is none', () => {
  render(<Page />)
  const region = screen.getByRole('status')
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  expect(region.children).toHaveLength(0)
  press('Exported 57 rows')
  const first = region.firstElementChild
  expect(first?.textContent).toBe('Exported 57 rows')
  press('Exported 57 rows')
  expect(region.children).toHaveLength(1)
  expect(region.firstElementChild).not.toBe(first)
  expect(region.textContent).toBe('Exported 57 rows\u00A0')
  press('Remove')
  expect(region.children).toHaveLength(0)
})

test('another text is a new element, and the same text of an unchanged page is not', () => {
  const { container, rerender } = render(<LiveRegion>12 rows</LiveRegion>)
  const element = () => container.querySelector('[role=status] > *')
  const first = element()
  rerender(<LiveRegion>12 rows</LiveRegion>)
  expect(element()).toBe(first)
  rerender(<LiveRegion>13 rows</LiveRegion>)
  expect(element()).not.toBe(first)
})

test('copying twice is announced twice', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const texts = { label: 'Copy', done: 'Copied', failed: 'Not copied' }
  render(<CopyText text="0755" texts={texts} />)
  const copy = () => fireEvent.click(screen.getByRole('button', { name: 'Copy' }))
  copy()
  const first = await screen.findByText('Copied')
  copy()
  await expect.poll(() => screen.getByText('Copied')).not.toBe(first)
  expect(write.mock.calls).toEqual([['0755'], ['0755']])
})

test('a message that waits comes before a newer one, and is replaced by one of its topic', async () => {
  vi.useFakeTimers()
  const shown: string[] = []
  const Queue = () => {
    const [message, announce] = useAnnouncements()
    if (message !== shown.at(-1)) shown.push(message)
    const handleClick = () => {
      announce('Sorted by Name', 1_500, 'view')
      announce('Sorted by Date', 1_500, 'view')
      announce('Exported 57 rows')
    }
    return <button onClick={handleClick}>Go</button>
  }
  render(<Queue />)
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
  await act(async () => vi.advanceTimersByTime(1_499))
  expect(shown).toEqual([''])
  await act(async () => vi.advanceTimersByTime(1))
  await act(async () => vi.advanceTimersByTime(1_000))
  expect(shown).toEqual(['', 'Sorted by Date', 'Exported 57 rows'])
  vi.useRealTimers()
})
