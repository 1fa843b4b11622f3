import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, truncateSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { connect } from '#server/db/connect.ts'
import { node, portalProgram, startPortal } from '#tests/support/bundled-portal.ts'
import { copyDemoData } from '#tests/support/demo-data.ts'
import { withOwnMounts } from '#tests/support/namespaces.ts'
import { type Member, registerMember } from '#tests/support/portal-client.ts'
import { inherited, withDataDir } from '#tests/support/portal-process.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { root } from '#tests/support/tree.ts'

// The drill: back up a portal that serves, restore it elsewhere, verify the chains, and go on where the partner stopped.

const execute = promisify(execFile)
type Environment = Record<string, string>

/** Runs a command as `npm run` starts it. `runCommand` starts the program of a release, which does the same and starts faster. */
async function runScript(command: 'backup' | 'move' | 'restore', args: string[], environment: Environment) {
  const options = { cwd: root, env: { ...inherited(), ...environment } }
  const [program, ...flags] = node
  return await execute(program, [...flags, 'scripts/command.ts', command, ...args], options)
}

/** Starts a command, and sends it the signal as soon as `isBusy`. */
async function interrupt(
  command: string[],
  environment: Environment,
  { signal, isBusy }: { signal: NodeJS.Signals; isBusy(): boolean },
): Promise<void> {
  const env = { ...inherited(), ...environment }
  const [program, ...args] = portalProgram
  const child = spawn(program, [...args, ...command], { cwd: root, env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await vi.waitUntil(isBusy, { timeout: 60_000, interval: 10 })
  child.kill(signal)
  expect(await ended).toEqual([null, signal])
}

const oneLine = (text: string) => new RegExp(`^[^\\n]*${text}[^\\n]*\\n$`)

let addresses = 0
/** Each request comes from another address, because the portal limits requests per address. */
async function profileOf(url: string, { headers }: Member): Promise<number> {
  const address = `10.${(++addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
  return (await fetch(`${url}/portal/user`, { headers: { ...headers, 'x-forwarded-for': address } })).status
}

/** Backs up while the portal answers, and returns the member that it knows. */
async function backUpServing(environment: Environment, archive: string): Promise<Member> {
  const portal = await startPortal({ dataDir: environment.DATA_DIR ?? '', environment })
  try {
    const member = await registerMember(portal.url)
    const backup = runCommand(['backup', archive], environment)
    const statuses = new Set<number>()
    let isRunning = true
    const ended = backup.finally(() => {
      isRunning = false
    })
    const askOnce = async () => {
      statuses.add(await profileOf(portal.url, member))
      return !isRunning
    }
    // Without the interval the requests take the processor from the backup.
    await vi.waitUntil(askOnce, { timeout: 300_000, interval: 20 })
    expect(await ended).toMatchObject({ status: 0, stderr: '' })
    expect([...statuses]).toEqual([200])
    return member
  } finally {
    await portal.stop()
  }
}

async function registerIn(environment: Environment): Promise<Member> {
  const portal = await startPortal({ dataDir: environment.DATA_DIR ?? '', environment })
  try {
    return await registerMember(portal.url)
  } finally {
    await portal.stop()
  }
}

async function expectRestored(environment: Environment, member: Member): Promise<void> {
  const verified = await runCommand(['audit', 'verify'], environment)
  expect(verified.stdout).toMatch(/^[1-9]\d* events in [1-9]\d* chains, all unchanged/)
  const portal = await startPortal({ dataDir: environment.DATA_DIR ?? '', environment })
  try {
    expect(await profileOf(portal.url, member), 'the session of before').toBe(200)
  } finally {
    await portal.stop()
  }
}

test('npm run restore restores the embedded database that npm run backup copied while it served', {
  timeout: 600_000,
}, async () => {
  await withDataDir(async (folder) => {
    const archive = join(folder, 'portal.tar')
    const served = { DATA_DIR: join(folder, 'served'), TRUST_PROXY: '127.0.0.1' }
    await copyDemoData(served.DATA_DIR)
    const member = await backUpServing(served, archive)
    expect(readdirSync(folder).toSorted(), 'no draft').toEqual(['portal.tar', 'served'])

    const again = await runCommand(['restore', archive], served)
    expect(again).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine('is not empty')) })

    const restored = { ...served, DATA_DIR: join(folder, 'restored') }
    expect(await runScript('restore', [archive], restored)).toMatchObject({ stderr: '' })
    await expectRestored(restored, member)

    truncateSync(archive, 100_000)
    const half = await runCommand(['restore', archive], { DATA_DIR: join(folder, 'half') })
    expect(half).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine('the backup file is incomplete')) })
    expect(existsSync(join(folder, 'half'))).toBe(false)

    const stopped = await runScript('backup', [join(folder, 'stopped.tar')], restored)
    expect(stopped, 'no process serves it').toMatchObject({ stderr: '' })
  })
})

test('a backup or restore that gets a signal to stop leaves nothing', async () => {
  await withDataDir(async (folder) => {
    const archive = join(folder, 'portal.tar')
    const served = { DATA_DIR: join(folder, 'served') }
    await copyDemoData(served.DATA_DIR)
    const database = await connect({ dataDir: served.DATA_DIR, databaseUrl: undefined })
    const snapshots = join(served.DATA_DIR, 'snapshots')
    const isCopied = () => existsSync(snapshots) && readdirSync(snapshots).some((name) => name.endsWith('.ready'))
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      await interrupt(['backup', archive], served, { signal, isBusy: isCopied })
      expect(readdirSync(snapshots)).toEqual([])
      expect(readdirSync(folder)).toEqual(['served'])
    }
    await database.close()

    expect(await runCommand(['backup', archive], served)).toMatchObject({ status: 0, stderr: '' })
    const restored = { DATA_DIR: join(folder, 'restored') }
    const isUnpacking = () => existsSync(join(restored.DATA_DIR, 'database.restore/base'))
    await interrupt(['restore', archive], restored, { signal: 'SIGTERM', isBusy: isUnpacking })
    expect(readdirSync(folder).toSorted()).toEqual(['portal.tar', 'served'])

    await interrupt(['restore', archive], restored, { signal: 'SIGKILL', isBusy: isUnpacking })
    for (const command of [['migrate'], ['audit', 'verify'], ['restore', archive]]) {
      const refused = await runCommand(command, restored)
      expect(refused).toMatchObject({
        status: 1,
        stderr: expect.stringMatching(oneLine('if it was interrupted, empty')),
      })
    }
  })
})

test('restores nothing where there is no room for it', async () => {
  await withDataDir(async (folder) => {
    const archive = join(folder, 'portal.tar')
    const served = { DATA_DIR: join(folder, 'served') }
    await copyDemoData(served.DATA_DIR)
    expect(await runCommand(['backup', archive], served)).toMatchObject({ status: 0, stderr: '' })

    const small = join(folder, 'small')
    await mkdir(small)
    // A disk of its own, which ends with the command. Says what is left on it.
    const onSmallDisk = 'mount -t tmpfs -o size=100m tmpfs "$0" && "$@"; status=$?; ls -A "$0"; exit $status'
    const restore = ['sh', '-c', onSmallDisk, small, ...portalProgram, 'restore', archive]
    const [unshare = '', ...args] = withOwnMounts(restore)
    const options = { cwd: root, env: { ...inherited(), DATA_DIR: join(small, 'restored') } }
    await expect(execute(unshare, args, options)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(oneLine('free some space')),
    })
  })
})

describe('PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres.stop())

  async function environmentWith(name: string, folder: string): Promise<Environment> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    await client.query(`create database ${name}`).finally(() => client.end())
    const url = new URL(postgres.url)
    url.pathname = `/${name}`
    const dataDir = join(folder, name)
    await mkdir(dataDir)
    const session = { SESSION_SECRET: 'x'.repeat(32), TRUST_PROXY: '127.0.0.1' }
    return { DATA_DIR: dataDir, DATABASE_URL: url.href, DEMO: '1', ...session }
  }

  test('is restored from a backup that was taken while it served', async () => {
    await withDataDir(async (folder) => {
      const archive = join(folder, 'portal.tar')
      const served = await environmentWith('served', folder)
      const member = await backUpServing(served, archive)

      const again = await runCommand(['restore', archive], served)
      expect(again).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine('is not empty')) })

      const restored = await environmentWith('restored', folder)
      expect(await runCommand(['restore', archive], restored)).toMatchObject({ status: 0, stderr: '' })
      await expectRestored(restored, member)

      const embedded = await runCommand(['restore', archive], { DATA_DIR: join(folder, 'embedded') })
      expect(embedded).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine('is a backup of PostgreSQL')) })
    })
  })

  test('takes over the embedded database, as often as the move is repeated', { timeout: 600_000 }, async () => {
    await withDataDir(async (folder) => {
      const embedded = { DATA_DIR: join(folder, 'embedded'), TRUST_PROXY: '127.0.0.1' }
      await copyDemoData(embedded.DATA_DIR)
      const member = await registerIn(embedded)
      const target = await environmentWith('moved', folder)
      const both = { DATA_DIR: embedded.DATA_DIR, DATABASE_URL: target.DATABASE_URL ?? '' }

      expect((await runScript('move', [], both)).stdout).toMatch(/^Moved \d+ tables/)
      expect((await runCommand(['move'], both)).stdout).toMatch(/^Nothing to move/)
      const moved = { ...target, SESSION_SECRET: readFileSync(join(embedded.DATA_DIR, 'session-secret'), 'utf8') }
      await expectRestored(moved, member)
      await registerIn(moved)

      const refused = await runCommand(['move'], both)
      expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine('--replace')) })
      expect((await runCommand(['move', '--replace'], both)).stdout).toMatch(/^Moved/)
      await expectRestored(moved, member)
    })
  })

  test('has no backup without pg_dump or on a full disk, and no half one', async () => {
    await withDataDir(async (folder) => {
      const environment = await environmentWith('filling', folder)
      expect(await runCommand(['migrate'], environment)).toMatchObject({ status: 0, stderr: '' })
      const archive = join(folder, 'portal.tar')
      const without = await runCommand(['backup', archive], { ...environment, PATH: folder })
      expect(without).toMatchObject({ status: 1, stderr: expect.stringMatching(oneLine('postgresql-client')) })
      const other = join(folder, 'other')
      await mkdir(other)
      const mismatch = 'pg_dump: error: aborting because of server version mismatch'
      await writeFile(join(other, 'pg_dump'), `#!/bin/sh\necho '${mismatch}' >&2\nexit 1\n`, { mode: 0o755 })
      const older = await runCommand(['backup', archive], { ...environment, PATH: other })
      const failure = oneLine("pg_dump failed: aborting .* of the server's version")
      expect(older).toMatchObject({ status: 1, stderr: expect.stringMatching(failure) })
      // A file cannot grow beyond 32 blocks of 512 bytes.
      const limited = `ulimit -f 32; exec "$0" scripts/command.ts backup "$1"`
      const options = { cwd: root, env: { ...inherited(), ...environment, NODE_COMPILE_CACHE: undefined } }
      const ended = execute('sh', ['-c', limited, process.execPath, archive], options)
      await expect(ended).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(oneLine('no backup was written')),
      })
      expect(readdirSync(folder).toSorted()).toEqual(['filling', 'other'])
    })
  })
})
