import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { type Tally, writeTallies } from '../../scripts/tally.ts'

/** Counts per Vitest project for scripts/test.ts. A file that does not load counts as one failed test. */
export default class SuiteCounts implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tallies = new Map<string, Tally>()
    for (const module of modules) {
      const suite = module.project.name
      const tally = tallies.get(suite) ?? { suite, passed: 0, failed: 0 }
      tallies.set(suite, tally)
      tally.failed += module.errors().length
      for (const test of module.children.allTests()) {
        const { state } = test.result()
        if (state === 'passed') tally.passed++
        if (state === 'failed') tally.failed++
      }
    }
    const outside = unhandled.length > 0 ? [{ suite: 'outside any test', passed: 0, failed: unhandled.length }] : []
    writeTallies([...tallies.values(), ...outside])
  }
}
