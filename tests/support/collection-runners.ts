// Runs collections with the programs that their formats come from.
import { execFile } from 'node:child_process'
import { createHash, randomUUID } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './tree.ts'

const run = promisify(execFile)
const source = join(root, 'tests/runners')

/** Installs the locked versions of tests/runners once. They are no dependencies of the portal: they bring 600 packages. */
export async function installRunners(): Promise<string> {
  const hash = createHash('sha256')
    .update(readFileSync(join(source, 'package-lock.json')))
    .digest('hex')
  const folder = join(root, '.cache', `runners-${hash.slice(0, 12)}`)
  if (existsSync(folder)) return folder
  const coming = `${folder}.${randomUUID()}`
  mkdirSync(coming, { recursive: true })
  for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(source, name), join(coming, name))
  await run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'], { cwd: coming })
  try {
    renameSync(coming, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    // Another test file has installed them meanwhile. Both installations are equal.
    rmSync(coming, { recursive: true })
  }
  return folder
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
