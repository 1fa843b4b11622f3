import { parseArgs } from 'node:util'
import { exitOnDocumentError } from '#docs/compiler/read/document-error.ts'
import { generateAll } from './generate/generate-all.ts'
import { compareOutput, generatedFolder, type Output, writeOutput } from './generate/output.ts'
import { inWorkFolder } from './generate/work-folder.ts'

const help = `Writes src/generated from the specifications in openapi/ as codegen.config.ts says.

  npm run generate               write what changed, remove files without a specification
  npm run generate -- --check    write nothing; fail when src/generated is not what the specifications say
`

const { values } = parseArgs({ options: { check: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } })

if (values.help) {
  console.log(help)
} else {
  const started = performance.now()
  const output = await inWorkFolder(generateAll).catch(exitOnDocumentError)
  if (values.check) check(output)
  else write(output, performance.now() - started)
}

function write(output: Output, milliseconds: number): void {
  const { written, removed } = writeOutput(output, generatedFolder)
  const seconds = (milliseconds / 1000).toFixed(1)
  console.log(`${output.size} files in ${seconds} s: ${written.length} written, ${removed.length} removed`)
}

function check(output: Output): void {
  const { changed, stale } = compareOutput(output, generatedFolder)
  for (const path of changed) {
    console.error(`${generatedFolder}/${path} is not what ${output.get(path)?.source} says`)
  }
  for (const path of stale) console.error(`${generatedFolder}/${path} comes from no specification any more`)
  if (changed.length + stale.length > 0) {
    console.error('Run `npm run generate` and commit what it writes. Generated files are never edited by hand.')
    process.exitCode = 1
  } else {
    console.log(`${generatedFolder} is current: ${output.size} files compared`)
  }
}
