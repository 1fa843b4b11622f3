import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { node } from '#tests/support/bundled-portal.ts'
import { withDataDir } from '#tests/support/portal-process.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { root } from '#tests/support/tree.ts'

// Starts the commands of the README that no other test starts. tests/repository.test.ts fails for a missing one.

const execute = promisify(execFile)
const [program, ...flags] = node

const run = async (args: string[], environment: Record<string, string> = {}) =>
  (await execute(program, [...flags, ...args], { cwd: root, env: { ...process.env, ...environment } })).stdout

/** Starts a command, waits for a line of its output and stops it. */
async function startUntil(pattern: RegExp, args: string[], environment: Record<string, string> = {}): Promise<string> {
  const child = spawn(program, [...flags, ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = once(child, 'exit')
  for await (const line of createInterface(child.stdout)) {
    if (!pattern.test(line)) continue
    child.stdout.resume()
    child.kill('SIGTERM')
    await exited
    return line
  }
  throw new Error(`${args.join(' ')} exited without a line that matches ${pattern}`)
}

it(
  'npm run migrate creates a database; npm start builds and serves; npm run staff, npm run rates, npm run audit and npm run spec:impact work on its database',
  { timeout: 600_000 },
  () =>
    withDataDir(async (dataDir) => {
      const environment = { DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', DEMO: '1' }
      expect(await run(['scripts/command.ts', 'migrate'], environment)).toContain('has the schema of this version')
      await startUntil(/^Listening on http/, ['scripts/start.ts'], environment)
      const staff = await run(
        ['scripts/command.ts', 'staff', 'add', 'nadia@portal.example', 'BUSINESS_ADMIN'],
        environment,
      )
      expect(staff).toContain('nadia@portal.example')
      expect(await run(['scripts/command.ts', 'staff', 'disable', 'nadia@portal.example'], environment)).toContain(
        'has ended',
      )
      expect(await run(['scripts/command.ts', 'staff', 'list'], environment)).toMatch(
        /nadia@portal.example +BUSINESS_ADMIN +disabled/,
      )
      expect(await run(['scripts/command.ts', 'rates', 'list'], environment)).toContain('Direct Carrier Billing')
      expect(await run(['scripts/command.ts', 'audit', 'verify'], environment)).toContain('all unchanged')
      expect(await run(['scripts/spec-impact.ts'], environment)).toContain('direct-carrier-billing: calls since')
    }),
)

it('npm run spec:impact ends with one line where there is no database', async () => {
  const environment = { ...process.env, DATA_DIR: '/no/such/folder', DATABASE_URL: '' }
  const ended = execute(process.execPath, ['scripts/spec-impact.ts'], { cwd: root, env: environment })
  const { code, stderr } = await ended.catch((error) => error)
  expect({ code, stderr }).toEqual({
    code: 1,
    stderr: expect.stringMatching(/^DATA_DIR: the database is empty, .+\n$/),
  })
})

it('npm run mock serves a specification', async () => {
  const temporary = temporaryFolder('portal-mock')
  const line = await startUntil(/portal/, ['scripts/mock.ts', '--port', '14010'], { TMPDIR: temporary })
  expect(line).toMatch(/^http:\S+ +openapi\/portal/)
  expect(readdirSync(temporary).filter((name) => name.startsWith('portal-mocks'))).toEqual([])
})

it('npm run db:generate finds a migration for every change of the schema', async () => {
  expect(await run(['node_modules/drizzle-kit/bin.cjs', 'generate'])).toContain('No schema changes')
})

it('npm run check, npm test and npm run test:unit run a single part', async () => {
  expect(await run(['scripts/check.ts', 'specs'])).toContain('1 passed, 0 failed')
  expect(await run(['scripts/test.ts', 'unit', 'scripts/size/pages.test.ts'])).toContain(', 0 failed')
})

it('npm run test:browsers names the packages of the browsers that it cannot install', async () => {
  const environment = { PATH: root }
  const ended = execute(process.execPath, ['scripts/test.ts', 'browsers'], { cwd: root, env: environment })
  const { stdout, stderr } = await ended.catch((error) => error)
  expect(stderr).toContain('as root: apt-get install firefox-esr')
  expect(stderr).toContain('as root: apt-get install webkit2gtk-driver')
  expect(stdout).toMatch(/^FAILED vitest runner: exit code 1, without a failed test$/m)
  expect(stdout).toMatch(/^0 passed, 1 failed$/m)
})

it('npm run bench prints the figures of a single part', async () => {
  expect(await startUntil(/calls/, ['scripts/bench.ts', 'engine'])).toMatch(/ \d+ calls\/s/)
})
