import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { portalProgram } from './bundled-portal.ts'
import { inherited } from './portal-process.ts'
import { root } from './tree.ts'

interface Ended {
  status: number
  stdout: string
  stderr: string
}

/** Runs a command of `portal` until it exits. */
export async function runCommand(args: string[], environment: Record<string, string>): Promise<Ended> {
  const options = { cwd: root, env: { ...inherited(), ...environment } }
  const [node, ...program] = portalProgram
  const ended = promisify(execFile)(node, [...program, ...args], options)
  return await ended.then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  )
}
