import { parseArgs } from 'node:util'
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core'
import { hasEngine } from '#docs/compiler/product/engine.ts'
import { exitOnDocumentError } from '#docs/compiler/read/document-error.ts'
import { LocalResolver } from '#docs/compiler/read/local-resolver.ts'
import { readDocument } from '#docs/compiler/read/read-document.ts'
import { roles } from '#domain/roles.ts'
import type { Document } from './generate/openapi.ts'
import { fileOfPath, findSpecs, type Spec } from './generate/specs.ts'
import { type Finding, lintDocument } from './lint-specs/rules.ts'

const help = `Holds every specification in openapi/ to Redocly's recommended rules (redocly.yaml) and to our own
(scripts/lint-specs/): operationId, words, examples, security and roles, documented failures, a message per limit,
closed request bodies. An API product that no engine of ours answers for is somebody else's file: of that it is asked
that its page can show all of it.

  npm run lint:specs
`

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })

if (values.help) console.log(help)
else process.exitCode = (await lintAll(findSpecs()).catch(exitOnDocumentError)) ? 0 : 1

async function lintAll(specs: Spec[]): Promise<boolean> {
  let passed = true
  for (const spec of specs) {
    // A file that a page could not show is refused here already, as it would be by the build.
    const { bundled } = await readDocument(spec.source)
    if (spec.kind === 'product' && !hasEngine(bundled)) {
      console.log(`${spec.source}: can be shown whole; it is not held to our own rules`)
      continue
    }
    const recommended = await lintRecommended(spec.source)
    const own = lintOwn(spec, bundled as unknown as Document)
    passed &&= recommended && own.length === 0
  }
  return passed
}

async function lintRecommended(ref: string): Promise<boolean> {
  const config = await loadConfig({ configPath: 'redocly.yaml' })
  const problems = await lint({ ref, config, externalRefResolver: new LocalResolver() })
  const totals = getTotals(problems)
  formatProblems(problems, { format: 'stylish', totals })
  return totals.errors === 0
}

function lintOwn(spec: Spec, document: Document): Finding[] {
  const findings = lintDocument(document, { roles, kind: spec.kind })
  for (const { rule, path, where, message } of findings) {
    console.error(`${fileOfPath(spec.source, path)}: ${where} ${message} (${rule})`)
  }
  console.log(`${spec.source}: ${findings.length === 0 ? 'keeps our own rules' : `${findings.length} to change`}`)
  return findings
}
