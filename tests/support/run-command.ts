import { portalProgram } from './bundled-portal.ts'
import { inherited } from './portal-process.ts'
import { type Ended, runToEnd } from './run-to-end.ts'
import { root } from './tree.ts'

/** Runs a command of `portal` until it exits. */
export async function runCommand(args: string[], environment: Record<string, string>): Promise<Ended> {
  return await runToEnd([...portalProgram, ...args], { cwd: root, env: { ...inherited(), ...environment } })
}
