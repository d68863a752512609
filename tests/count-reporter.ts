import { mkdirSync, writeFileSync } from 'node:fs'
import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** Writes the counts of a run to a file, from which `npm test` adds them up. */
class CountReporter implements Reporter {
  private suite: Suite | undefined

  onBegin(_config: unknown, suite: Suite): void {
    this.suite = suite
  }

  onEnd(result: FullResult): void {
    const outcomes = this.suite?.allTests().map((test) => test.outcome()) ?? []
    const passed = outcomes.filter((outcome) => outcome === 'expected').length
    // Flaky, skipped and unstarted tests have not passed
    const failed =
      outcomes.length - passed + (result.status === 'passed' || passed < outcomes.length ? 0 : 1)
    mkdirSync('.cache', { recursive: true })
    writeFileSync('.cache/playwright-counts.json', JSON.stringify({ passed, failed }))
  }
}

// Playwright loads a reporter by its default export
// oxlint-disable-next-line import/no-default-export
export default CountReporter
