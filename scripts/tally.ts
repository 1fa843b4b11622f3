import { readFileSync, writeFileSync } from 'node:fs'

/** How a suite of tests ended; the runner adds these up. */
export interface Tally {
  suite: string
  passed: number
  failed: number
}

export function line({ passed, failed }: Pick<Tally, 'passed' | 'failed'>): string {
  return `${passed} passed, ${failed} failed`
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    suite: 'all',
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  }
}

// A test runner is a process of its own, and its reporter leaves what it counted in the file named here.
const fileVariable = 'TALLY_FILE'

/** What the runner's process gets in its environment so that `writeTallies` knows where. */
export function tallyEnvironment(file: string): Record<string, string> {
  writeFileSync(file, '[]')
  return { [fileVariable]: file }
}

export function writeTallies(tallies: readonly Tally[]): void {
  const file = process.env[fileVariable]
  if (file) writeFileSync(file, JSON.stringify(tallies))
}

export function readTallies(file: string): Tally[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}
