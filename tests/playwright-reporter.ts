import path from 'node:path'

import type {
  FullResult,
  Reporter,
  Suite,
  TestCase,
  TestResult,
} from 'playwright/types/testReporter'

import { showProgress } from '../scripts/run-tests'

/** Tells the command that runs the browser tests how far they are, their counts, and how to repeat what failed. */
class ProgressReporter implements Reporter {
  private tests: readonly TestCase[] = []
  private done = 0

  onBegin(_config: unknown, suite: Suite): void {
    this.tests = suite.allTests()
  }

  onTestEnd(_test: TestCase, _result: TestResult): void {
    this.done += 1
    showProgress(this.done, this.tests.length)
  }

  onEnd(result: FullResult): void {
    // Flaky, skipped and unstarted tests have not passed
    const failing = this.tests.filter((test) => test.outcome() !== 'expected')
    const passed = this.tests.length - failing.length
    const failed = failing.length + (result.status === 'passed' || failing.length > 0 ? 0 : 1)
    for (const test of failing)
      console.log(`Failed: ${test.titlePath().filter(Boolean).join(' › ')}`)
    const places = failing.map(
      ({ location: { file, line } }) => `${path.relative(process.cwd(), file)}:${line}`,
    )
    if (places.length > 0)
      console.log(`Repeat them: npx playwright test ${[...new Set(places)].join(' ')}`)
    console.log(`${passed} passed, ${failed} failed`)
  }

  printsToStdio(): boolean {
    return false // `dot` or `list` prints the failures
  }
}

// Playwright loads a reporter by its default export
export default ProgressReporter
