import { join } from 'node:path'
import { type Ended, runToEnd } from './run-to-end.ts'
import { root } from './tree.ts'

/** Runs a script of this checkout, such as scripts/mock.ts, in another folder until it exits. */
export async function runScript(script: string, args: string[], cwd: string): Promise<Ended> {
  return await runToEnd([process.execPath, '--no-deprecation', join(root, script), ...args], { cwd })
}
