import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { dump } from 'js-yaml'
import { changelogFile, hashOf, releasedFile, writeChangelog } from '#docs/compiler/changes/changelog.ts'
import { exitOnDocumentError } from '#docs/compiler/read/document-error.ts'
import { validDay } from '#domain/deprecation.ts'
import type { Spec } from './generate/specs.ts'
import { parseOptions } from './parse-options.ts'
import { namedSpecs } from './spec/named-specs.ts'
import { readChanges } from './spec/read-changes.ts'

const help = `Releases the specifications that changed: writes their bundled copies to openapi/released/NAME/VERSION.yaml and their
day and hash into openapi/released/NAME/changelog.yaml. Before, set info.version and write the changelog's lines;
npm run spec:diff says what changed. Nothing is written when something is missing. Run npm run generate afterwards.

  npm run spec:release -- [NAME...] [--date 2026-11-23]

The date is today by default.
`

const { values, positionals } = parseOptions(help, {
  allowPositionals: true,
  options: { date: { type: 'string' } },
})

await releaseAll(positionals, values.date ?? new Date().toISOString().slice(0, 10)).catch(exitOnDocumentError)

async function releaseAll(names: string[], released: string): Promise<void> {
  if (validDay(released) !== released) {
    console.error(`--date is ${released}: write it as 2026-11-23`)
    process.exitCode = 2
    return
  }
  const specs = await Promise.all(namedSpecs(names).map(async (spec) => ({ spec, ...(await readChanges(spec)) })))
  const refused = specs.flatMap(({ spec, findings }) => findings.map((finding) => `${spec.source}: ${finding}`))
  for (const line of refused) console.error(line)
  if (refused.length > 0) process.exitCode = 1
  else for (const each of specs) release(each, released)
}

type Ready = { spec: Spec } & Awaited<ReturnType<typeof readChanges>>

function release({ spec: { name }, document, versions, last }: Ready, released: string): void {
  const { version } = document.info
  if (last?.version === version) {
    console.log(`${name} ${version} is released already, and nothing changed`)
    return
  }
  const copy = releasedFile('.', name, version)
  const text = dump(document, { lineWidth: -1, noRefs: true })
  const entries = versions.map((each) =>
    each.version === version ? { ...each, released, sha256: hashOf(text) } : each,
  )
  mkdirSync(dirname(copy), { recursive: true })
  writeFileSync(copy, text)
  writeFileSync(changelogFile('.', name), writeChangelog(entries))
  console.log(`${name} ${version} is released: ${copy}`)
}
