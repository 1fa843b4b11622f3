import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { line, sum, type Tally } from './tally.ts'

const root = join(import.meta.dirname, '..')

// Ordered from slowest to fastest, so that both cores finish at about the same time.
const checks: Record<string, string[]> = {
  unused: ['node_modules/knip/bin/knip.js', '--no-progress'],
  size: ['scripts/size.ts'],
  specs: ['scripts/lint-specs.ts'],
  versions: ['scripts/spec-diff.ts', '--check'],
  generated: ['scripts/generate.ts', '--check'],
  client: ['scripts/client-use.ts'],
  dependencies: [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--configLoader=native',
    '--project=unit',
    'tests/repository.test.ts',
    '--testNamePattern=dependenc',
  ],
  types: ['node_modules/typescript7/bin/tsc', '-p', '.'],
  lint: ['node_modules/@biomejs/biome/bin/biome', 'check', '.', '--error-on-warnings', '--max-diagnostics=100'],
}

const usage = `usage: npm run check [-- CHECK...]

Runs the static checks in parallel:
  types      TypeScript 7 on the whole tree
  lint       Biome: lint, format, import layers
  specs      Redocly's recommended rules and our own on the OpenAPI files
  versions   a changed OpenAPI file has a new version and lines in its changelog
  generated  src/generated matches the OpenAPI files
  client     every generated hook and every operation of the contract is used
  unused     knip: unused files, exports and dependencies
  dependencies   production installs the packages that the server imports, and no others
  size       the JavaScript of each page's first load is within its budget`

async function run(name: string, args: string[]): Promise<Tally> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const [out, err, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const passed = status === 0
  console.log(`${passed ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`)
  if (!passed) console.log(`${out}${err}`)
  return { suite: name, passed: Number(passed), failures: passed ? [] : [name] }
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

const args = process.argv.slice(2)
const unknown = args.filter((name) => !(name in checks))
if (args.includes('--help')) {
  console.log(usage)
} else if (unknown.length > 0) {
  console.error(`No check called ${unknown.join(', ')}; there are ${Object.keys(checks).join(', ')}.`)
  process.exitCode = 1
} else {
  const total = sum(await runAll(args.length > 0 ? args : Object.keys(checks)))
  console.log(line(total))
  process.exitCode = total.failed > 0 ? 1 : 0
}
