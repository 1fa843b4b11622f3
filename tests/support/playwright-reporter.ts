import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { writeTallies } from '../../scripts/tally.ts'

/** Counts tests for scripts/test.ts. */
export default class BrowserCounts implements Reporter {
  private readonly outcomes = new Map<string, boolean>()
  private errors = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.outcomes.set(test.id, test.ok())
  }

  /** Called for errors outside tests, such as in the set-up or in a file that does not load. */
  onError(): void {
    this.errors++
  }

  onEnd(_result: FullResult): void {
    const passed = [...this.outcomes.values()].filter(Boolean).length
    writeTallies([{ suite: 'e2e', passed, failed: this.outcomes.size - passed + this.errors }])
  }

  printsToStdio(): boolean {
    return false
  }
}
