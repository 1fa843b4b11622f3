import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { failureLine, writeTallies } from '../../scripts/tally.ts'

/** Outcomes for scripts/test.ts. */
export default class BrowserOutcomes implements Reporter {
  private readonly ended = new Map<string, { passed: boolean; failure: string }>()
  private readonly errors: string[] = []

  onTestEnd(test: TestCase, result: TestResult): void {
    if (result.status === 'skipped') return
    // Project, file and titles; the first one is empty.
    const failure = failureLine(test.titlePath().slice(1), result.error?.message ?? result.status)
    this.ended.set(test.id, { passed: test.ok(), failure })
  }

  /** Called for errors outside tests, such as in the set-up or in a file that does not load. */
  onError(error: TestError): void {
    this.errors.push(failureLine(['an error outside any test'], error.message ?? ''))
  }

  onEnd(): void {
    const outcomes = [...this.ended.values()]
    const failed = outcomes.filter(({ passed }) => !passed).map(({ failure }) => failure)
    const passed = outcomes.length - failed.length
    writeTallies([{ suite: 'e2e', passed, failures: [...failed, ...this.errors] }])
  }

  printsToStdio(): boolean {
    return false
  }
}
