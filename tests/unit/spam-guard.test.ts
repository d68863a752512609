import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../src/config'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

describe('the least time', () => {
  /** A freshly loaded page, and whether a send that begins now is still held back. */
  async function startPage() {
    const guard = await import('../../src/features/leads/spam-guard')
    const wait = () => {
      const state = { isHeld: true }
      void guard.waitUntilPlausible().then(() => (state.isHeld = false))
      return state
    }
    return { ...guard, wait }
  }

  test('is one in which a person notices no wait', () => {
    expect(timeouts.leastFill).toBeGreaterThanOrEqual(2_000)
    expect(timeouts.leastFill).toBeLessThanOrEqual(3_000)
  })

  test('holds a send back for what is left of it, and no longer', async () => {
    const { noteFormShown, wait } = await startPage()
    noteFormShown()
    await vi.advanceTimersByTimeAsync(500)
    const send = wait()
    await vi.advanceTimersByTimeAsync(timeouts.leastFill - 501)
    expect(send.isHeld).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(send.isHeld).toBe(false)
  })

  test('is over for who took longer', async () => {
    const { noteFormShown, wait } = await startPage()
    noteFormShown()
    await vi.advanceTimersByTimeAsync(timeouts.leastFill)
    const send = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(send.isHeld).toBe(false)
  })

  test('does not start again with the next form, and no clock that is set shortens it', async () => {
    const { noteFormShown, wait } = await startPage()
    noteFormShown()
    vi.setSystemTime(Date.now() + 3_600_000)
    const early = wait()
    await vi.advanceTimersByTimeAsync(timeouts.leastFill - 1)
    expect(early.isHeld).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    noteFormShown()
    const second = wait()
    await vi.advanceTimersByTimeAsync(0)
    expect(second.isHeld).toBe(false)
  })
})
