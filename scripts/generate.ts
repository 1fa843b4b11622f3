import { mkdirSync, mkdtempDisposableSync } from 'node:fs'
import { join } from 'node:path'
import { exitOnDocumentError } from '#docs/compiler/read/document-error.ts'
import { compareOutput, generatedFolder, type Output, writeOutput } from './generate/output.ts'
import { readSpecs } from './generate/read-specs.ts'
import { findSpecs } from './generate/specs.ts'
import { parseOptions } from './parse-options.ts'

const help = `Generates src/generated and the table of handlers from the specifications in openapi/ with the settings of
codegen.config.ts.

  npm run generate               write changed files, remove files without a specification
  npm run generate -- --check    write nothing; fail when src/generated does not match the specifications
`

const { values } = parseOptions(help, { options: { check: { type: 'boolean' } } })
const started = performance.now()
const specs = await readSpecs(findSpecs()).catch(exitOnDocumentError)
// Imported here because the generators are slow to load, and neither --help nor a mistake in a specification needs them.
const { generateAll } = await import('./generate/generate-all.ts')
const output = await generate().catch(exitOnDocumentError)
if (values.check) check(output)
else write(output, performance.now() - started)

function write(output: Output, milliseconds: number): void {
  const { written, removed } = writeOutput(output, generatedFolder)
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`${output.size} files in ${seconds} s: ${written.length} written, ${removed.length} removed`)
}

function check(output: Output): void {
  const { changed, stale } = compareOutput(output, generatedFolder)
  for (const path of changed) {
    console.error(`${join(generatedFolder, path)} does not match ${output.get(path)?.source}`)
  }
  for (const path of stale) console.error(`${generatedFolder}/${path} is not generated from any specification`)
  if (changed.length + stale.length > 0) {
    console.error('Run `npm run generate` and commit the result. Do not edit generated files by hand.')
    process.exitCode = 1
  } else {
    console.log(`${generatedFolder} is current: ${output.size} files compared`)
  }
}

async function generate(): Promise<Output> {
  mkdirSync('.cache', { recursive: true })
  using work = mkdtempDisposableSync(join('.cache', 'generate-'))
  return await generateAll(specs, work.path)
}
