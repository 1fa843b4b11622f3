import { readFileSync, writeFileSync } from 'node:fs'

/** Counts of one test suite. */
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

// Test runners are child processes. Their reporters write the counts into the file that this variable names.
const fileVariable = 'TALLY_FILE'

/** Environment for a runner process: it tells `writeTallies` which file to write. */
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
