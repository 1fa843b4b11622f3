import type { Difference } from '#docs/compiler/changes/report.ts'
import { rules } from '#docs/compiler/changes/rules.ts'
import { exitOnDocumentError, withAllProblems } from '#docs/compiler/read/document-error.ts'
import { readSpecs } from './generate/read-specs.ts'
import { parseOptions } from './parse-options.ts'
import { namedSpecs } from './spec/named-specs.ts'
import { readChanges } from './spec/read-changes.ts'

const help = `Compares the specifications in openapi/ with their last release in openapi/released/.

  npm run spec:diff -- [NAME...]           print every difference: breaking, additive or text
  npm run spec:diff -- [NAME...] --check   print what keeps them from being released, and fail if something does
  npm run spec:diff -- --rules             print the rules that classify differences

A NAME is portal, admin, or that of an API product; by default all.
`

const { values, positionals } = parseOptions(help, {
  allowPositionals: true,
  options: { check: { type: 'boolean' }, rules: { type: 'boolean' } },
})

if (values.rules) printRules()
else await compareAll(positionals, values.check === true).catch(exitOnDocumentError)

function printRules(): void {
  for (const [name, { kind, means }] of Object.entries(rules))
    console.log(`${kind.padEnd(9)} ${name.padEnd(36)} ${means}`)
}

async function compareAll(names: string[], checks: boolean): Promise<void> {
  const specs = namedSpecs(names)
  await readSpecs(specs)
  const changes = await withAllProblems(specs.map(async (spec) => ({ spec, ...(await readChanges(spec)) })))
  for (const { spec, last, differences, findings } of changes) {
    if (checks && !last) {
      console.log(
        `${spec.source}: is not released yet; npm run spec:release -- ${spec.name} publishes its first version`,
      )
      continue
    }
    if (checks) {
      for (const finding of findings) console.error(`${spec.source}: ${finding}`)
      if (findings.length > 0) process.exitCode = 1
      else console.log(`${spec.source}: ${differences.length} differences from ${last?.version}, all in the changelog`)
      continue
    }
    console.log(
      `${spec.source}: ${differences.length} differences from ${last?.version ?? 'nothing, as it has no release'}`,
    )
    for (const difference of differences) print(difference)
  }
}

function print({ kind, rule, pointer, message, operations }: Difference): void {
  console.log(`  ${kind.padEnd(9)} ${rule}: ${message}`)
  console.log(`            ${pointer}${operations.length > 0 ? `, in ${operations.join(', ')}` : ''}`)
}
