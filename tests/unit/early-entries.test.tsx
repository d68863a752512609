// @vitest-environment happy-dom
import { act } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'

import { recordEarlyEntries, useEarlyEntries } from '../../src/ui/hooks/use-early-entries'

let root: Root | undefined

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
})

/** Types as a browser does: the native setter, then the event that React listens to. */
function type(text: string) {
  const field = document.querySelector('input')
  if (!field) throw new Error('No field')
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

function Search() {
  const [text, setText] = useState('')
  useEarlyEntries(['q'], ({ q = '' }) => setText(q))
  return <input name="q" value={text} onChange={({ target }) => setText(target.value)} />
}

/** Renders the field as the build does, then hydrates it. */
function hydrate(typedBefore: string, onCommit: () => void) {
  function Page() {
    useLayoutEffect(onCommit, [])
    return <Search />
  }
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(<Page />)
  if (typedBefore) type(typedBefore)
  recordEarlyEntries()
  act(() => {
    root = hydrateRoot(container, <Page />)
  })
}

test.each([
  ['se', 'seo', 'a letter typed'],
  ['se', '', 'a field emptied'],
  ['', 's', 'the first letter typed'],
])('from %j to %j, %s between the commit and the effects stays', (before, after) => {
  hydrate(before, () => type(after))
  expect(document.querySelector('input')?.value).toBe(after)
})
