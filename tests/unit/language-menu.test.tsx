// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { LanguageMenu } from '../../src/app/layouts/LanguageMenu'
import { languages } from '../../src/generated/texts/language'
import { InSite } from '../in-site'

vi.mock('../../src/generated/edition', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  otherEditions: [
    { tag: 'hi-IN', prefix: '/hi', name: 'हिन्दी', homeLink: 'हिन्दी होम', paths: ['/', '/services'] },
    { tag: 'mr-IN', prefix: '/mr', name: 'मराठी', homeLink: 'मराठी मुख्यपृष्ठ', paths: ['/'] },
  ],
})) // prettier-ignore
vi.stubEnv('HAS_LANGUAGE_MENU', 'true')
afterEach(cleanup)

test('two or more other languages are in a menu, which returns the focus to its button', async () => {
  render(
    <InSite address="/services">
      <LanguageMenu />
    </InSite>,
  )
  const button = screen.getByRole('button', { name: languages, expanded: false })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('menu', { name: languages })
  const items = screen.getAllByRole('menuitem')
  expect(items.map((item) => ['href', 'lang', 'hreflang'].map((name) => item.getAttribute(name)))).toEqual([
    ['/hi/services', 'hi-IN', 'hi-IN'],
    ['/mr', 'mr-IN', 'mr-IN'],
  ]) // prettier-ignore
  expect(items.map((item) => item.textContent)).toEqual(['हिन्दी', 'मराठी मुख्यपृष्ठ'])
  expect(document.activeElement).toBe(items[0])
  fireEvent.keyDown(items[0] ?? button, { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(button))
})
