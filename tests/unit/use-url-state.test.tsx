// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { changeParams, useUrlState } from '../../src/ui/hooks/use-url-state'

function SearchBox() {
  const { params, push, replace } = useUrlState()
  return (
    <>
      <input
        aria-label="Search"
        value={params.get('q') ?? ''}
        onChange={(event) => replace({ q: event.target.value, page: '' })}
      />
      <button type="button" onClick={() => push({ page: '2' })}>
        Next
      </button>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')

beforeEach(() => window.history.replaceState(null, '', '/list?category=SEO'))
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function open() {
  render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <SearchBox /> }])} />)
  return userEvent.setup()
}

test('typing replaces the history entry, a selection adds one', async () => {
  const user = open()
  const { length } = window.history
  await user.type(box(), 'ads')
  expect(box().value).toBe('ads')
  expect(window.location.search).toBe('?category=SEO&q=ads')
  expect(window.history.length).toBe(length)

  await user.click(screen.getByRole('button'))
  expect(window.location.search).toBe('?category=SEO&q=ads&page=2')
  expect(window.history.length).toBe(length + 1)
})

test('typed text is kept when the browser ignores the change of the URL', async () => {
  const user = open()
  vi.spyOn(window.history, 'replaceState').mockImplementation(() => {})
  await user.type(box(), 'ads')
  expect(box().value).toBe('ads')
})

test('a change of the URL, such as by Back, replaces the typed text', async () => {
  const user = open()
  await user.type(box(), 'ads')
  await act(async () => {
    window.history.replaceState(null, '', '/list?q=seo')
    window.dispatchEvent(new PopStateEvent('popstate'))
  })
  expect(box().value).toBe('seo')
})

test('an empty value removes its parameter and keeps all others', () => {
  expect(changeParams('?utm=1&page=2', { q: 'a b', page: '' })).toBe('?utm=1&q=a+b')
  expect(changeParams('?page=2', { page: '' })).toBe('')
})
