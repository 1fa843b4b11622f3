import { readFileSync, writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** Outcome of one test suite. */
export interface Tally {
  suite: string
  passed: number
  /** One line for each failed test: its file, its name and its error's first line. */
  failures: string[]
}

export interface Total {
  passed: number
  failed: number
}

export function line({ passed, failed }: Total): string {
  return `${passed} passed, ${failed} failed`
}

export function sum(tallies: readonly Tally[]): Total {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failures }) => total + failures.length, 0),
  }
}

/** A line of `failures`. `test` holds the file and the titles that lead to the test, from outside in. */
export function failureLine(test: readonly string[], message: string): string {
  const firstLine = stripVTControlCharacters(message).trim().split('\n', 1)[0]
  return `${test.join(' › ')}: ${firstLine}`
}

// Test runners are child processes. Their reporters write the outcomes into the file that this variable names.
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
