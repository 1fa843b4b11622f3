import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyRepository } from '#tests/support/copy-of-repository.ts'
import { withDemoData } from '#tests/support/demo-data.ts'
import { withoutNetwork } from '#tests/support/namespaces.ts'
import { startOtlpReceiver } from '#tests/support/otlp-receiver.ts'
import { type Member, registerMember } from '#tests/support/portal-client.ts'
import { type PortalProcess, startPortal, withDataDir } from '#tests/support/portal-process.ts'
import { type Postgres, startPostgres } from '#tests/support/postgres.ts'
import { type UnpackedRelease, unpackRelease, writeRelease } from '#tests/support/release.ts'
import { withHeldSocket } from '#tests/support/socket-unit.ts'
import { root } from '#tests/support/tree.ts'
import { freePort } from '../../scripts/free-port.ts'
import { newMerchant } from './durable-charges.ts'
import { testInstallation } from './installation.ts'

// Runs `npm run release` (scripts/release.ts) and uses the archive as an operator does: in an empty folder, without npm.

let release: UnpackedRelease
beforeAll(() => {
  release = unpackRelease()
}, 600_000)
afterAll(() => release?.remove())

const contentOf = (path: string) => readFileSync(join(release.home, path), 'utf8')
const hashOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex')

function serve(dataDir: string, environment: Record<string, string> = {}): Promise<PortalProcess> {
  const program = [join(release.home, 'bin/portal'), 'serve']
  return startPortal({ program, dataDir, environment: { ...release.environment, ...environment } })
}

describe('npm run release', () => {
  test('writes the same bytes from another folder, with everything built again', { timeout: 600_000 }, () => {
    // On the same disk as node_modules, whose files it links. No test may write there meanwhile, so all caches are in .cache.
    const copy = join(root, '.cache/second-build')
    rmSync(copy, { recursive: true, force: true })
    mkdirSync(copy, { recursive: true })
    try {
      copyRepository(copy)
      execFileSync('cp', ['--archive', '--link', join(root, 'node_modules'), copy])
      const history = execFileSync('git', ['rev-parse', '--absolute-git-dir'], { cwd: root, encoding: 'utf8' }).trim()
      const environment = { NODE_ENV: 'production', GIT_DIR: history }
      const again = writeRelease(join(release.environment.HOME ?? '', 'again'), environment, copy)
      expect(hashOf(again)).toBe(hashOf(release.archive))
    } finally {
      rmSync(copy, { recursive: true })
    }
  })

  test('takes at most 90 MB unpacked', () => {
    const files = globSync('**', { cwd: release.home, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
    expect(bytes).toBeLessThan(90_000_000)
  })

  test('names every shipped package with its licence, fonts and browser code included', () => {
    const { components } = JSON.parse(contentOf('sbom.cdx.json'))
    const listed = components.map(({ name, version }: Record<string, string>) => `${name} ${version}`)
    const noticed = [...contentOf('THIRD-PARTY.txt').matchAll(/^(\S+ \S+)\nLicence: /gm)].map(([, name]) => name)
    expect(listed.toSorted()).toEqual(noticed.toSorted())
    // The npm packages of the products contain others.
    const inClients = globSync('dist/web/**/*.tgz', { cwd: release.home }).flatMap((path) => [
      ...execFileSync('tar', ['--list', '--file', join(release.home, path)], { encoding: 'utf8' }).matchAll(
        /^package\/node_modules\/(.+)\/package\.json$/gm,
      ),
    ])
    expect(inClients.length).toBeGreaterThan(0)
    for (const name of [
      ...inClients.map(([, each]) => each),
      'fastify',
      'react',
      'altcha-lib',
      '@electric-sql/pglite',
      'postgresql',
      'icu',
      '@fontsource/ibm-plex-mono',
    ]) {
      expect(listed.join('\n')).toMatch(new RegExp(`^${name} \\d`, 'm'))
    }
  })

  test('has a chunk per route, although a test built it', () => {
    expect(globSync('dist/web/assets/404-*.js', { cwd: release.home })).toHaveLength(1)
  })
})

describe('bin/portal', () => {
  test('explains each command', async () => {
    const { stdout, status } = await release.portal(['--help'])
    expect(status).toBe(0)
    const names = [...stdout.matchAll(/^ {2}([a-z][\w-]+) /gm)].map(([, name]) => name ?? '')
    expect(names).toEqual(expect.arrayContaining(['serve', 'migrate', 'staff', 'rates', 'audit', 'check-config']))
    for (const name of names) {
      expect((await release.portal([name, '--help'])).stdout).toContain(`usage: portal ${name}`)
    }
  })

  test('exits with 2 and one line for a command or an unknown argument', async () => {
    const lines = {
      '': 'portal: a command is missing: see portal --help',
      dance: "portal: there is no command 'dance': see portal --help",
      'serve twice': "portal serve: unknown argument 'twice': see portal serve --help",
      'check-config --loud': "portal check-config: Unknown option '--loud': see portal check-config --help",
      'audit verify --loud': "portal audit: Unknown option '--loud': see portal audit --help",
      'audit verify --since 2026-11-22': 'portal audit: --since belongs to security: see portal audit --help',
      'audit security --since soon':
        "portal audit: --since: 'soon' is no day like 2026-11-22 or moment like 2026-11-22T09:30Z: see portal audit --help",
      'staff add': 'portal staff: add takes EMAIL and ROLE: see portal staff --help',
      'staff dance': "portal staff: there is no command 'dance': see portal staff --help",
      'rates set STM 1 -5': "portal rates: Unknown option '-5': see portal rates --help",
      backup: 'portal backup: give the name of one file: see portal backup --help',
    }
    for (const [args, line] of Object.entries(lines)) {
      const ended = await release.portal(args.split(' ').filter(Boolean))
      expect(ended).toEqual({ status: 2, stdout: '', stderr: `${line}\n` })
    }
  })

  test('names an invalid setting in one line', async () => {
    expect(await release.portal(['check-config'], { PORT: 'eighty' })).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^PORT: 'eighty' is no port.*\n$/),
    })
    const broken = { DATABASE_URL: 'postgres://portal:a%zz@127.0.0.1/portal', SESSION_SECRET: 'x'.repeat(32) }
    expect(await release.portal(['check-config'], broken)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^DATABASE_URL: user or password contain a % .*\n$/),
    })
  })

  test('ends by a signal before it serves, as process 1 of a container too', async () => {
    // A database that takes the connection and never answers.
    const silent = createServer()
    await once(silent.listen(0, '127.0.0.1'), 'listening')
    const { port } = silent.address() as AddressInfo
    const first = "data:text/javascript,Object.defineProperty(process,'pid',{value:1})"
    const args = ['--import', first, join(release.home, 'bin/start.mjs'), 'migrate']
    const settings = { DATABASE_URL: `postgres://portal@127.0.0.1:${port}/portal`, SESSION_SECRET: 'x'.repeat(32) }
    const migrate = spawn(process.execPath, args, { env: { ...release.environment, ...settings, DEMO: '1' } })
    const [connection] = await once(silent, 'connection')
    migrate.kill('SIGTERM')
    expect(await once(migrate, 'exit')).toEqual([143, null])
    connection.destroy()
    silent.close()
  })

  test('names the Node that it needs', () => {
    const older = "data:text/javascript,Object.defineProperty(process,'versions',{value:{node:'22.9.0'}})"
    const args = ['--import', older, join(release.home, 'bin/start.mjs'), 'serve']
    expect(() => execFileSync(process.execPath, args, { stdio: 'pipe' })).toThrow(/needs Node 24.7 or later/)
  })
})

test('serves from the embedded database after migrate', async () => {
  await withDataDir(async (dataDir) => {
    const refused = await release.portal(['serve'], { DATA_DIR: dataDir })
    expect(refused).toMatchObject({ status: 1, stderr: expect.stringMatching(/^DATA_DIR: the database is empty.*\n$/) })
    expect(await release.portal(['migrate'], { DATA_DIR: dataDir })).toMatchObject({ status: 0 })
    const portal = await serve(dataDir)
    try {
      expect(await (await fetch(portal.url)).text()).toContain('<div id="root"')
      expect((await fetch(`${portal.url}/portal/resources/search?keyword=key`)).status).toBe(200)
    } finally {
      await portal.stop()
    }
  })
})

test('sends traces to a collector', async () => {
  const receiver = await startOtlpReceiver()
  await withDemoData(async (dataDir) => {
    const portal = await serve(dataDir, { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url })
    expect((await fetch(`${portal.url}/portal/configs`)).status).toBe(200)
    // It sends what is left before it exits.
    await portal.stop()
  })
  await receiver.stop()
  expect(receiver.spans.map(({ name }) => name)).toContain('GET /portal/configs')
})

describe('on PostgreSQL', () => {
  let postgres: Postgres
  const settings = () => ({ DATABASE_URL: postgres.url, SESSION_SECRET: 'x'.repeat(32), DEMO: '1' })
  beforeAll(async () => {
    postgres = await startPostgres()
  }, 60_000)
  afterAll(() => postgres?.stop())

  async function query(text: string): Promise<unknown[]> {
    const client = new pg.Client({ connectionString: postgres.url })
    await client.connect()
    const { rows } = await client.query(text)
    await client.end()
    return rows
  }

  test('migrates once when two processes start at the same time', async () => {
    const both = await Promise.all([release.portal(['migrate'], settings()), release.portal(['migrate'], settings())])
    expect(both.map(({ status, stderr }) => ({ status, stderr }))).toEqual([
      { status: 0, stderr: '' },
      { status: 0, stderr: '' },
    ])
    const applied = globSync('src/server/db/migrations/*.sql', { cwd: release.home }).length
    expect(await query('select count(*)::int as count from drizzle.__drizzle_migrations')).toEqual([{ count: applied }])
  })

  test('takes a new partner from sign-up to a charge with a sandbox key, without a network', async () => {
    // The test reaches the server through a socket that the server inherits, and the server the database through another.
    const offline = { ...settings(), DATABASE_URL: postgres.socketUrl }
    const port = await freePort()
    const connect = `require('node:net').connect(${port}, '127.0.0.1').on('error', ({ code }) => console.log(code))`
    const [unshare = '', ...args] = withoutNetwork([process.execPath, '--eval', connect])
    expect(execFileSync(unshare, args, { encoding: 'utf8' }).trim()).toBe('ENETUNREACH')
    await withDataDir(async (dataDir) => {
      const portal = await startPortal({
        program: withHeldSocket(port, withoutNetwork([join(release.home, 'bin/portal'), 'serve'])),
        dataDir,
        environment: { ...release.environment, ...offline, PORT: `${port}` },
      })
      try {
        expect(await charge(portal.url, await registerMember(portal.url))).toBe('SUCCESS')
      } finally {
        await portal.stop()
      }
    })
    const add = ['staff', 'add', 'nadia@portal.example', 'BUSINESS_ADMIN']
    expect((await release.portalWithoutNetwork(add, offline)).stdout).toContain('Temporary password')
    expect((await release.portalWithoutNetwork(['audit', 'verify'], offline)).stdout).toContain('all unchanged')
  })

  test('names the rights that the role of the database lacks, and writes nothing', async () => {
    await query(
      'create role guest login; revoke all on database postgres from public; grant connect on database postgres to guest',
    )
    const guest = new URL(postgres.url)
    guest.username = 'guest'
    const archive = join(release.environment.HOME ?? '', 'guest.tar')
    for (const args of [
      ['serve'],
      ['migrate'],
      ['staff', 'list'],
      ['check-config', '--database'],
      ['backup', archive],
    ]) {
      const { status, stderr } = await release.portal(args, { ...settings(), DATABASE_URL: guest.href })
      const line = expect.stringMatching(
        /^DATABASE_URL: its role has too few rights \(permission denied.*: set the role that owns.*\n$/,
      )
      expect({ args, status, stderr }).toEqual({ args, status: 1, stderr: line })
    }
    expect(existsSync(archive)).toBe(false)
  })

  test('refuses a database with an older or a newer schema in one line', async () => {
    await query('update drizzle.__drizzle_migrations set created_at = created_at + 1e12')
    const newer = await release.portal(['serve'], settings())
    const oneLine = expect.stringMatching(/^DATABASE_URL: .* later version.*\n$/)
    expect(newer).toMatchObject({ status: 1, stderr: oneLine })
    expect(await release.portal(['migrate'], settings())).toMatchObject({ status: 1, stdout: '', stderr: oneLine })
    await query('update drizzle.__drizzle_migrations set created_at = created_at - 2e12')
    const older = await release.portal(['serve'], settings())
    expect(older).toMatchObject({ status: 1, stderr: expect.stringMatching(/^DATABASE_URL: .* run migrate.*\n$/) })
  })
})

testInstallation(() => release.archive)

/** The result of a charge with a new key of a new project. */
async function charge(url: string, member: Member): Promise<string> {
  const { credentials, userToken } = await newMerchant(url, member)
  const body = { userToken, correlationId: 'first', productCode: 'STM980', paymentServiceProvider: 'STM' }
  const headers = { 'Content-Type': 'application/json', ...credentials }
  const answer = await fetch(`${url}/sandbox/v1/charges`, { method: 'POST', headers, body: JSON.stringify(body) })
  return (await answer.json()).resultCode
}
