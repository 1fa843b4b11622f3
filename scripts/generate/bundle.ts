import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { redocly } from './redocly.ts'
import type { Spec } from './specs.ts'

const run = promisify(execFile)

/**
 * One self-contained JSON document out of a specification and the files it refers to. A product may be anybody's file, so it is
 * read as its pages are made: what they would refuse is refused here, and nothing is fetched from the network.
 */
export async function bundle(spec: Spec, workFolder: string): Promise<string> {
  if (spec.kind === 'product') return `${JSON.stringify(readDocument(spec.source).bundled, null, 2)}\n`
  const file = join(workFolder, `${spec.folder}.json`)
  const args = [redocly, 'bundle', spec.source, '--output', file, '--ext', 'json', '--config', 'redocly.yaml']
  try {
    await run(process.execPath, args, { env: { ...process.env, REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' } })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
    throw new Error(`${spec.source} cannot be bundled:\n${output.trim()}`)
  }
  return `${JSON.stringify(JSON.parse(readFileSync(file, 'utf8')), null, 2)}\n`
}
