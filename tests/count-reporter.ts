import { mkdirSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Writes the counts of a run to a file, from which `npm test` adds them up. */
class CountReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(result: FullResult): void {
    const tests = this.suite?.allTests() ?? []
    // Flaky, skipped and unstarted tests have not passed
    const failing = tests.filter((test) => test.outcome() !== 'expected')
    const passed = tests.length - failing.length
    const failed = failing.length + (result.status === 'passed' || failing.length > 0 ? 0 : 1)
    const failures = failing.map((test) => test.titlePath().filter(Boolean).join(' › '))
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/playwright-counts.json', JSON.stringify({ passed, failed, failures }))
  }
}

// Playwright loads a reporter by its default export
// oxlint-disable-next-line import/no-default-export
export default CountReporter
