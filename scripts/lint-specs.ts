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

const help = `Checks every specification in openapi/ with Redocly's recommended rules (redocly.yaml) and our own
(scripts/lint-specs/): operationId, descriptions, examples, security and roles, documented failures, a message per limit,
closed request bodies. For an API product without a simulator engine it only checks that a page can show the whole file.

  npm run lint:specs
`

const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } })

if (values.help) console.log(help)
else process.exitCode = (await lintAll(findSpecs()).catch(exitOnDocumentError)) ? 0 : 1

async function lintAll(specs: Spec[]): Promise<boolean> {
  let passed = true
  for (const spec of specs) {
    // Throws for a file that a page cannot show completely, like the build.
    const { bundled } = await readDocument(spec.source)
    if (spec.kind === 'product' && !hasEngine(bundled)) {
      console.log(`${spec.source}: a page can show the whole file; our own rules do not apply`)
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
  console.log(`${spec.source}: ${findings.length === 0 ? 'follows our own rules' : `${findings.length} violations`}`)
  return findings
}
