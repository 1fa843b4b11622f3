import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from './tree.ts'

interface Ended {
  status: number
  stdout: string
  stderr: string
}

/** Runs a script of this checkout in another folder until it exits. */
export async function runScript(script: `scripts/${string}.ts`, args: string[], cwd: string): Promise<Ended> {
  const ended = promisify(execFile)(process.execPath, ['--no-deprecation', join(root, script), ...args], { cwd })
  return await ended.then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  )
}
