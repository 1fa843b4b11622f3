import { type ExecFileOptions, execFile } from 'node:child_process'
import { promisify } from 'node:util'

export interface Ended {
  status: number
  stdout: string
  stderr: string
}

/** Runs a program with its arguments until it exits. */
export async function runToEnd([program = '', ...args]: readonly string[], options: ExecFileOptions): Promise<Ended> {
  return await promisify(execFile)(program, args, { ...options, encoding: 'utf8' }).then(
    ({ stdout, stderr }) => ({ status: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ status: code, stdout, stderr }),
  )
}
