import type { Reporter, SerializedError, TestModule } from 'vitest/node'
import { failureLine, type Tally, writeTallies } from '../../scripts/tally.ts'

/** Outcomes per Vitest project for scripts/test.ts. A file that does not load counts as one failed test. */
export default class SuiteOutcomes implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const tallies = new Map<string, Tally>()
    for (const module of modules) {
      const suite = module.project.name
      const tally = tallies.get(suite) ?? { suite, passed: 0, failures: [] }
      tallies.set(suite, tally)
      tally.failures.push(...module.errors().map(({ message }) => failureLine([module.relativeModuleId], message)))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') tally.passed++
        if (state === 'failed') {
          tally.failures.push(failureLine([module.relativeModuleId, test.fullName], errors[0]?.message ?? ''))
        }
      }
    }
    const failures = unhandled.map(outsideLine)
    writeTallies([...tallies.values(), ...(failures.length > 0 ? [{ suite: 'outside', passed: 0, failures }] : [])])
  }
}

/** Which file ran and where the error was thrown, since no test's name leads to it. */
function outsideLine({ message, stack, VITEST_TEST_PATH: file }: SerializedError): string {
  const [place] = stack?.match(/^ *at .+$/m) ?? []
  const firstLine = message.split('\n', 1)[0]
  return failureLine(
    ['an error outside any test', String(file ?? 'in no file')],
    `${firstLine}${place ? ` ${place.trim()}` : ''}`,
  )
}
