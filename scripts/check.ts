import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { line, sum, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '..')

// Longest first, so that the short ones fill the second core.
const checks: Record<string, string[]> = {
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  size: ['scripts/size.ts'],
  specs: ['scripts/lint-specs.ts'],
  generated: ['scripts/generate.ts', '--check'],
  client: ['scripts/client-use.ts'],
  dependencies: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'unit',
    'tests/repository.test.ts',
    '-t',
    'dependenc',
  ],
  types: ['node_modules/typescript7/bin/tsc', '-p', '.'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings', '--max-diagnostics=100'],
}

const usage = `usage: npm run check [-- CHECK...]

Everything that can be said about the tree without running it, side by side:
  types      TypeScript 7 over the whole tree
  lint       Biome: lint, format, import zones
  specs      the OpenAPI files against Redocly's recommended rules and our own
  generated  src/generated is what the OpenAPI files say
  client     each generated hook and each operation of the contract is used
  unused     knip: unused files, exports and dependencies
  dependencies   production installs the packages that the server imports, and no others
  size       JavaScript on first load against its budget`

async function run(name: string, words: string[]): Promise<Tally> {
  const started = performance.now()
  const child = spawn(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const passed = status === 0
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!passed) console.log(`${out}${err}`)
  return { suite: name, passed: Number(passed), failed: Number(!passed) }
}

async function runAll(names: string[]): Promise<Tally[]> {
  const tallies: Tally[] = []
  const queue = names.values()
  const worker = async () => {
    for (const name of queue) tallies.push(await run(name, checks[name] ?? []))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, worker))
  return tallies
}

const words = process.argv.slice(2)
const unknown = words.filter((word) => !(word in checks))
if (words.includes('--help')) {
  console.log(usage)
} else if (unknown.length > 0) {
  console.error(`No check called ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`)
  process.exitCode = 1
} else {
  const total = sum(await runAll(words.length > 0 ? words : Object.keys(checks)))
  console.log(line(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}
