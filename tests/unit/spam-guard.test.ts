import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../src/config'

beforeEach(() => {
  vi.resetModules()
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout', 'Date'] })
})

afterEach(() => void vi.useRealTimers())

describe('the minimum time', () => {
  /** Loads the module as a new page does, with a function that starts a send and returns whether it is delayed. */
  async function startPage() {
    const guard = await import('../../src/features/leads/spam-guard')
    const wait = () => {
      const state = { isHeld: true }
      void guard.waitUntilPlausible().then(() => (state.isHeld = false))
      return state
    }
    return { ...guard, wait }
  }

  test('is 2 to 3 seconds, less than a person needs to fill in a form', () => {
    expect(timeouts.leastFill).toBeGreaterThanOrEqual(2_000)
    expect(timeouts.leastFill).toBeLessThanOrEqual(3_000)
  })

  test('delays a send for the rest of it', async () => {
    const { noteFormShown, wait } = await startPage()
    noteFormShown()
    await vi.advanceTimersByTimeAsync(500)
    const send = wait()
    await vi.advanceTimersByTimeAsync(timeouts.leastFill - 501)
    expect(send.isHeld).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    expect(send.isHeld).toBe(false)
  })

  test('delays nobody who took longer, does not restart with the next form, and setting the clock does not shorten it', async () => {
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
