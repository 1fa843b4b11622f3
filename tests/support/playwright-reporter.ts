import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { writeTallies } from '../../scripts/tally.ts'

/** Counts for scripts/test.ts, like the reporter of Vitest beside it. */
export default class BrowserCounts implements Reporter {
  private readonly outcomes = new Map<string, boolean>()
  private strays = 0

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status !== 'skipped') this.outcomes.set(test.id, test.ok())
  }

  /** An error outside any test: the set-up, or a file that does not load. */
  onError(): void {
    this.strays++
  }

  onEnd(_result: FullResult): void {
    const passed = [...this.outcomes.values()].filter(Boolean).length
    writeTallies([{ suite: 'e2e', passed, failed: this.outcomes.size - passed + this.strays }])
  }

  printsToStdio(): boolean {
    return false
  }
}
