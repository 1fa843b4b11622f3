import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from './browser.ts'
import { line, readTallies, sum, type Tally, tallyEnvironment } from './tally.ts'

const inVitest = ['unit', 'web', 'web-logic', 'server-pglite', 'server-postgres', 'contract', 'scenarios']
const suites = [...inVitest, 'e2e']
const onRequest = ['samples', 'browsers']

const usage = `usage: npm test [-- SUITE... [FILTER...]]

Runs the named suites, or all of them: ${suites.join(', ')}. The last line is the total: N passed, N failed.
FILTER is a part of a test file's path. Two suites run only when named:
  samples    the code samples of the documentation in less common languages, as far as they are installed
  browsers   a journey in Firefox and WebKit, which are installed by apt-get when missing

npm run test:contract -- --target URL asks a running server instead; npm run test:contract -- --target --help tells how.`

const root = join(import.meta.dirname, '..')

// Workers and the programs that tests start load the same modules hundreds of times.
const compileCache = join(root, '.cache/compiled')

// A runner that exits with an error but reports no failed test counts as one failure.
function run(name: string, args: string[], environment: Record<string, string> = {}): Tally[] {
  const folder = join(root, 'test-results')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `.${name}-tally.json`)
  const { status } = spawnSync(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...environment, ...tallyEnvironment(file) },
  })
  const tallies = readTallies(file)
  if (status === 0 || sum(tallies).failed > 0) return tallies
  return [...tallies, { suite: `${name} runner`, passed: 0, failures: [`exit code ${status}, without a failed test`] }]
}

function runVitest(projects: string[], filters: string[]): Tally[] {
  const chosen = projects.flatMap((project) => ['--project', project])
  const reporters = ['--reporter=default', '--reporter=./tests/support/vitest-reporter.ts']
  return run('vitest', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--passWithNoTests',
    // By default Vitest bundles vite.config.ts and all it imports, which takes longer than most test files.
    '--configLoader=native',
    ...chosen,
    ...reporters,
    ...filters,
  ])
}

function runPlaywright(filters: string[]): Tally[] {
  const config = ['--config', 'tests/e2e/playwright.config.ts']
  const args = ['node_modules/@playwright/test/cli.js', 'test', ...config, '--pass-with-no-tests', ...filters]
  try {
    return run('playwright', args, { CHROMIUM_PATH: ensureChromium() })
  } catch (error) {
    return [{ suite: 'e2e', passed: 0, failures: [String(error)] }]
  }
}

function runAll(args: string[]): Tally[] {
  const named = [...suites, ...onRequest].filter((suite) => args.includes(suite))
  const chosen = named.length > 0 ? named : suites
  const filters = args.filter((arg) => !named.includes(arg))
  const projects = chosen.filter((suite) => suite !== 'e2e')
  return [
    ...(projects.length > 0 ? runVitest(projects, filters) : []),
    ...(chosen.includes('e2e') ? runPlaywright(filters) : []),
  ]
}

const [suite, ...rest] = process.argv.slice(2)

if (suite === 'contract' && rest.some((arg) => /^--target(=|$)/.test(arg))) {
  const { runAgainstTarget } = await import('./contract/main.ts')
  process.exitCode = await runAgainstTarget(rest)
} else if (process.argv.includes('--help')) {
  console.log(usage)
} else {
  const tallies = runAll(process.argv.slice(2))
  const total = sum(tallies)
  console.log()
  for (const { suite, failures } of tallies) for (const failure of failures) console.log(`FAILED ${suite}: ${failure}`)
  for (const tally of tallies) console.log(`${tally.suite}: ${line(sum([tally]))}`)
  console.log(line(total))
  process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
}
