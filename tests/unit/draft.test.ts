// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { createDraftStore } from '../../src/features/leads/use-draft'
import { removeInvalid } from '../../src/lib/storage'

const open = () => createDraftStore()

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a draft', () => {
  test('is restored after a reload', () => {
    open().write({ name: 'Asha', email: '' })
    expect(open().read()).toEqual({ name: 'Asha' })
  })

  test('is empty once it is cleared, also after a reload', () => {
    const draft = open()
    draft.write({ name: 'Asha' })
    draft.clear()
    expect(draft.read()).toEqual({})
    expect(open().read()).toEqual({})
    expect(sessionStorage.length).toBe(0)
  })

  test('of empty fields is not stored', () => {
    const draft = open()
    draft.write({ name: 'Asha' })
    draft.write({ name: '', email: '' })
    expect(draft.read()).toEqual({})
    expect(sessionStorage.length).toBe(0)
  })

  test('is deleted a day after its last change', () => {
    vi.useFakeTimers()
    const draft = open()
    draft.write({ name: 'Asha' })
    vi.advanceTimersByTime(86_400_000 - 1)
    expect(draft.read()).toEqual({ name: 'Asha' })
    vi.advanceTimersByTime(1)
    expect(sessionStorage.length).toBe(0)

    // In a session that the browser restored
    for (const at of [Date.now() - 86_400_000, Date.now() + 86_400_000, undefined]) {
      sessionStorage.setItem('lead-draft', JSON.stringify({ at, name: 'Asha' }))
      expect(draft.read()).toEqual({})
      removeInvalid()
      expect(sessionStorage.length).toBe(0)
    }
  })
})

test('of a stored draft only known fields are restored', () => {
  const stored = JSON.stringify({ at: Date.now(), name: 'Asha', admin: 'yes' })
  sessionStorage.setItem('lead-draft', stored)
  expect(open().read()).toEqual({ name: 'Asha' })
})

describe('when storage does not work', () => {
  test('a draft is kept until the page is left when storage is blocked', () => {
    vi.stubGlobal('sessionStorage', undefined)
    const draft = open()
    draft.write({ name: 'Asha' })
    expect(draft.read()).toEqual({ name: 'Asha' })
    draft.clear()
    expect(draft.read()).toEqual({})
  })

  test('full storage does not restore an older text', () => {
    const items = new Map([['lead-draft', JSON.stringify({ at: Date.now(), name: 'Old' })]])
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      removeItem: (key: string) => void items.delete(key),
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    })
    const draft = open()
    expect(draft.read()).toEqual({ name: 'Old' })
    draft.write({ name: 'New' })
    expect(draft.read()).toEqual({ name: 'New' })
    expect(open().read()).toEqual({})
  })
})
