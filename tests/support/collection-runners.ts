// Runs collections with the programs that their formats come from.
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { installPackages } from './install-packages.ts'
import { root } from './tree.ts'

const run = promisify(execFile)

/** The locked versions of tests/runners. They are no dependencies of the portal: they bring 600 packages. */
export function installRunners(): Promise<string> {
  const text = (file: string) => readFileSync(join(root, 'tests/runners', file), 'utf8')
  return installPackages('runners', {
    'package.json': text('package.json'),
    'package-lock.json': text('package-lock.json'),
  })
}

// Overrides the machine's proxy: the server is local.
const environment = { ...process.env, NO_PROXY: '127.0.0.1', no_proxy: '127.0.0.1' }

/** What a program printed. A failed request or assertion is an Error with that text. */
export async function runProgram(program: string, args: string[], cwd: string, own: Record<string, string> = {}) {
  try {
    const { stdout } = await run(program, args, { cwd, encoding: 'utf8', env: { ...environment, ...own } })
    return stdout
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')}\n${stdout}\n${stderr}`)
  }
}

export const runBruno = (runners: string, args: string[], cwd: string) =>
  runProgram(process.execPath, [join(runners, 'node_modules/@usebruno/cli/bin/bru.js'), 'run', ...args], cwd)

export const runNewman = (runners: string, args: string[], cwd: string) =>
  runProgram(process.execPath, [join(runners, 'node_modules/newman/bin/newman.js'), 'run', ...args], cwd)
