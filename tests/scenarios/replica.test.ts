import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { portalProgram, startPortal } from '#tests/support/bundled-portal.ts'
import { query } from '#tests/support/pgbouncer.ts'
import { type Member, registerMember, signInAgain } from '#tests/support/portal-client.ts'
import { type PortalProcess, withDataDir } from '#tests/support/portal-process.ts'
import { type Postgres, startPostgres, startReplica } from '#tests/support/postgres.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type Charge, chargeOn, chargesOf, type Merchant, newMerchant } from './durable-charges.ts'

// A streaming replica of PostgreSQL answers figures and exports, and takes over as docs/operating.md says.

const secrets = { SESSION_SECRET: 'x'.repeat(32), DEMO: '1' }
const serve = [...portalProgram, 'serve']
let primary: Postgres
let replica: Postgres
let portals: PortalProcess[] = []

beforeEach(async () => {
  primary = await startPostgres()
  const { status, stderr } = await runCommand(['migrate'], { ...secrets, DATABASE_URL: primary.url })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  replica = await startReplica(primary)
}, 180_000)

afterEach(async () => {
  await stopPortals()
  await replica.stop()
  await primary.stop()
})

async function start(settings: Record<string, string>): Promise<string> {
  const portal = await startPortal({
    program: serve,
    dataDir: '/nonexistent',
    environment: { ...secrets, ...settings },
  })
  portals.push(portal)
  return portal.url
}

async function stopPortals(): Promise<void> {
  for (const portal of portals) await portal.stop()
  portals = []
}

/** One more charge, once in the log. */
async function charge(url: string, merchant: Merchant): Promise<Charge> {
  const found: Charge[] = []
  const enough = new Error('one charge')
  const keep = (each: Charge) => {
    found.push(each)
    throw enough
  }
  await expect(chargeOn(url, merchant, keep)).rejects.toBe(enough)
  const [only] = found
  if (!only) throw new Error('no charge')
  return only
}

/** The exported calls, and how old they are. */
async function exported(url: string, member: Member, { projectId }: Merchant) {
  const answer = await member.call(url, `/portal/projects/${projectId}/calls.csv`)
  return { rows: await answer.text(), asOf: new Date(answer.headers.get('data-as-of') ?? '') }
}

/** Reads of figures and exports so far, by the server that answered. */
async function reads(url: string): Promise<Record<string, number>> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const found = text.matchAll(/^report_reads_total\{source="(\w+)"\} (\d+)$/gm)
  return Object.fromEntries([...found].map(([, source, count]) => [source, Number(count)]))
}

describe('figures and exports', () => {
  test('come from the replica with the time of its data, and from the primary when it is too late or away', async () => {
    const addresses = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }
    const patient = await start({ ...addresses, REPLICA_LAG_SECONDS: '3600' })
    const impatient = await start({ ...addresses, REPLICA_LAG_SECONDS: '1' })
    const member = await registerMember(patient)
    const merchant = await newMerchant(patient, member)
    const first = await charge(patient, merchant)
    const before = await waitFor(async () => {
      const found = await exported(patient, member, merchant)
      expect(found.rows).toContain(first.correlationId)
      return found
    })
    expect(before.asOf.getTime()).toBeLessThanOrEqual(Date.now())
    expect(await reads(patient)).toMatchObject({ replica: expect.any(Number), late: 0, failed: 0 })

    await query(replica.url, 'select pg_wal_replay_pause()')
    const second = await charge(patient, merchant)
    const paused = Date.now()
    const old = await exported(patient, member, merchant)
    expect(old.rows).toContain(first.correlationId)
    expect(old.rows).not.toContain(second.correlationId)
    expect(old.asOf.getTime()).toBeLessThan(paused)
    const path = `/portal/transactions/${merchant.projectId}?country=Singapore&environment=sandbox`
    const figures = await member.call(patient, path)
    expect(new Date(figures.headers.get('data-as-of') ?? '').getTime()).toBeLessThan(paused)

    // The data of the replica get too old for this process.
    const late = await waitFor(
      async () => {
        const found = await exported(impatient, member, merchant)
        expect(found.rows).toContain(second.correlationId)
        return found
      },
      { timeout: 40_000 },
    )
    expect(late.asOf.getTime()).toBeGreaterThan(paused)
    expect((await reads(impatient)).late).toBeGreaterThan(0)

    await query(replica.url, 'select pg_wal_replay_resume()')
    await waitFor(
      async () => {
        expect((await exported(patient, member, merchant)).rows).toContain(second.correlationId)
      },
      { timeout: 20_000 },
    )
    expect(await reads(patient)).toMatchObject({ late: 0, failed: 0 })

    await replica.halt()
    expect((await exported(patient, member, merchant)).rows).toContain(second.correlationId)
    expect((await reads(patient)).failed).toBeGreaterThan(0)
  }, 240_000)

  test('need a replica of the same database', async () => {
    const checked = (settings: Record<string, string>) =>
      runCommand(['check-config', '--database'], { ...secrets, ...settings })
    const template = (server: Postgres) => server.url.replace(/postgres$/, 'template1')
    for (const [settings, line] of [
      [
        { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: template(replica) },
        /^DATABASE_REPLICA_URL: it leads to another/,
      ],
      [{ DATABASE_URL: primary.url, DATABASE_REPLICA_URL: primary.url }, /^DATABASE_REPLICA_URL: it takes writes/],
      [{ DATABASE_URL: replica.url }, /^DATABASE_URL: this PostgreSQL is a replica/],
    ] as const) {
      const { status, stderr } = await checked(settings)
      expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 1, lines: [expect.stringMatching(line)] })
    }
    const good = { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url }
    expect(await checked(good)).toMatchObject({ status: 0, stderr: '' })
  }, 120_000)
})

test('the replica takes over with every row, and the chains of events are unchanged', async () => {
  const url = await start({ DATABASE_URL: primary.url })
  const member = await registerMember(url)
  const merchant = await newMerchant(url, member)
  const charges = [await charge(url, merchant), await charge(url, merchant)]
  await stopPortals()
  const rows = (server: Postgres) =>
    query(
      server.url,
      `select (select count(*) from calls)::int as calls, (select count(*) from accounts)::int as accounts,
        (select count(*) from simulator_records)::int as records, (select count(*) from security_events)::int as events`,
    )
  const before = await rows(primary)
  const heads = await runCommand(['audit', 'heads'], { ...secrets, DATABASE_URL: primary.url })
  // A primary that stops sends everything to its replica first.
  await primary.halt()
  await query(replica.url, 'select pg_promote()')
  expect(await rows(replica)).toEqual(before)
  await withDataDir(async (folder) => {
    const file = join(folder, 'heads')
    writeFileSync(file, heads.stdout)
    const verified = await runCommand(['audit', 'verify', '--heads', file], { ...secrets, DATABASE_URL: replica.url })
    expect(verified).toMatchObject({ status: 0, stdout: expect.stringContaining('unchanged'), stderr: '' })
  })
  const after = await start({ DATABASE_URL: replica.url })
  expect(await chargesOf(after, merchant, charges)).toEqual(charges)
  await charge(after, merchant)
  await signInAgain(after, member)
}, 180_000)

test('a lost primary that starts again is not taken for the new one', async () => {
  await primary.halt()
  await query(replica.url, 'select pg_promote()')
  await primary.resume()
  const check = (DATABASE_URL: string, DATABASE_DIRECT_URL: string) =>
    runCommand(['check-config', '--database'], { ...secrets, DATABASE_URL, DATABASE_DIRECT_URL })
  expect(await check(replica.url, replica.url)).toMatchObject({ status: 0, stderr: '' })
  for (const [address, direct] of [
    [replica.url, primary.url],
    [primary.url, replica.url],
  ] as const) {
    const { status, stderr } = await check(address, direct)
    const line = expect.stringMatching(/^DATABASE_DIRECT_URL: it leads to another primary than DATABASE_URL/)
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 1, lines: [line] })
  }
}, 120_000)
