import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inherited } from './portal-process.ts'
import { root } from './tree.ts'

interface Ended {
  status: number
  stdout: string
  stderr: string
}

/** Runs a command of `portal` from the sources until it exits. */
export async function runCommand(args: string[], environment: Record<string, string>): Promise<Ended> {
  const options = { cwd: root, env: { ...inherited(), ...environment } }
  const ended = promisify(execFile)(process.execPath, ['src/server/portal.ts', ...args], options)
  return await ended.then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  )
}
