import path from 'node:path'

import type { Reporter, TestModule, TestSpecification } from 'vitest/node'

import { showProgress } from '../scripts/run-tests'

/** Tells the command that runs the unit tests how far they are, their counts, and how to repeat what failed. */
class ProgressReporter implements Reporter {
  private files = 0
  private done = 0

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.files = specifications.length
  }

  onTestModuleEnd(): void {
    this.done += 1
    showProgress(this.done, this.files)
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const failing = tests.filter((test) => test.result().state !== 'passed')
    for (const { fullName, module } of failing) {
      const file = path.relative(process.cwd(), module.moduleId)
      console.log(`Repeat it: npm run unit -- ${file} -t '${fullName.replaceAll("'", '.')}'`)
    }
    const broken = modules.filter((module) => module.errors().length > 0).length + errors.length
    console.log(`${tests.length - failing.length} passed, ${failing.length + broken} failed`)
  }
}

// Vitest loads a reporter by its default export
export default ProgressReporter
