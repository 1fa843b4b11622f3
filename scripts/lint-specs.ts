import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { hasEngine } from '#docs/compiler/product/engine.ts'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { stopAtRefusal } from '#docs/compiler/read/refusal.ts'
import { roles } from '#domain/roles.ts'
import { bundle } from './generate/bundle.ts'
import { parseDocument } from './generate/openapi.ts'
import { redocly } from './generate/redocly.ts'
import { fileOfPath, findSpecs, type Spec } from './generate/specs.ts'
import { inWorkFolder } from './generate/work-folder.ts'
import { type Finding, lintDocument } from './lint-specs/rules.ts'

const help = `Holds every specification in openapi/ to Redocly's recommended rules (redocly.yaml) and to our own
(scripts/lint-specs/): operationId, words, examples, security and roles, documented failures, a message per limit,
closed request bodies. An API product that no engine of ours answers for is somebody else's file: of that it is asked
that its page can show all of it.

  npm run lint:specs
`

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })

if (values.help) console.log(help)
else process.exitCode = (await lintAll(findSpecs()).catch(stopAtRefusal)) ? 0 : 1

async function lintAll(specs: Spec[]): Promise<boolean> {
  const ours = specs.filter(isOurs)
  const recommended = runRedocly(ours.map(({ source }) => source))
  const own = await inWorkFolder((folder) => Promise.all(ours.map((spec) => lintOwn(spec, folder))))
  return recommended && own.every((findings) => findings.length === 0)
}

/** A file that cannot be shown is refused here already, as it would be by the build. */
function isOurs({ kind, source }: Spec): boolean {
  if (kind === 'api' || hasEngine(readDocument(source).document)) return true
  console.log(`${source}: can be shown whole; it is not held to our own rules`)
  return false
}

function runRedocly(sources: string[]): boolean {
  const args = [redocly, 'lint', ...sources, '--config', 'redocly.yaml', '--format', 'stylish']
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}

async function lintOwn(spec: Spec, folder: string): Promise<Finding[]> {
  const document = parseDocument(await bundle(spec, folder))
  const findings = lintDocument(document, { roles, kind: spec.kind })
  for (const { rule, path, where, message } of findings) {
    console.error(`${fileOfPath(spec.source, path)}: ${where} ${message} (${rule})`)
  }
  console.log(`${spec.source}: ${findings.length === 0 ? 'keeps our own rules' : `${findings.length} to change`}`)
  return findings
}
