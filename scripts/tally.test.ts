import { expect, it } from 'vitest'
import { failureLine, line, sum } from './tally.ts'

it('names a failed test and the first line of its error, without colours', () => {
  const message = '\u001b[31mexpected 1 to be 2\u001b[39m\n\n- Expected\n+ Received'
  expect(failureLine(['a.test.ts', 'the sum', 'adds'], message)).toBe('a.test.ts › the sum › adds: expected 1 to be 2')
})

it('counts the failures of all suites', () => {
  const tallies = [
    { suite: 'unit', passed: 3, failures: [] },
    { suite: 'e2e', passed: 1, failures: ['first', 'second'] },
  ]
  expect(line(sum(tallies))).toBe('4 passed, 2 failed')
})
