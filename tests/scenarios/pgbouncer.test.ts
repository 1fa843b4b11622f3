import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { portalProgram, startPortal } from '#tests/support/bundled-portal.ts'
import { readEvents } from '#tests/support/event-stream.ts'
import { type PgBouncer, query, startPgBouncer } from '#tests/support/pgbouncer.ts'
import { type Member, registerMember, signInDemo } from '#tests/support/portal-client.ts'
import { type PortalProcess, withDataDir } from '#tests/support/portal-process.ts'
import { type Postgres, startPostgres } from '#tests/support/postgres.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type Charge, chargeOn, chargesOf, loggedCharges, newMerchant } from './durable-charges.ts'

// Three processes of the portal on one PostgreSQL, with PgBouncer in transaction mode between them (deploy/pgbouncer.ini).

const connections = 5
let postgres: Postgres
let pooler: PgBouncer
let portals: PortalProcess[] = []
let environment: Record<string, string> = {}

beforeAll(async () => {
  postgres = await startPostgres()
  pooler = await startPgBouncer(postgres.url, connections)
  environment = {
    DATABASE_URL: pooler.url,
    DATABASE_DIRECT_URL: postgres.url,
    SESSION_SECRET: 'x'.repeat(32),
    TRUST_PROXY: '127.0.0.1',
    DEMO: '1',
  }
  expect(await runCommand(['migrate'], environment)).toMatchObject({ status: 0, stderr: '' })
  const program = [...portalProgram, 'serve']
  portals = await Promise.all([1, 2, 3].map(() => startPortal({ program, dataDir: '/nonexistent', environment })))
}, 180_000)

afterAll(async () => {
  for (const portal of portals) await portal.stop()
  await pooler?.stop()
  await postgres?.stop()
})

/** The address of a process; the numbers go round. */
const urlOf = (number: number) => portals[number % portals.length]?.url ?? ''

test('PgBouncer gives the transactions of a client different connections, each with the limit of a statement', async () => {
  const settings = 'select (select setting from pg_settings where name = $$statement_timeout$$) as timeout'
  const answers = await Promise.all([1, 2, 3].map(() => query(pooler.url, `${settings}, pg_sleep(0.1)`)))
  expect(answers.flat()).toMatchObject(Array.from({ length: 3 }, () => ({ timeout: '30000' })))
})

test('PgBouncer opens no socket in /tmp', () => {
  expect(existsSync(`/tmp/.s.PGSQL.${new URL(pooler.url).port}`)).toBe(false)
})

test('a partner signs up, signs in and charges, each request at the next process', async () => {
  const member = await registerMember(urlOf(0))
  const merchant = await newMerchant(urlOf(1), member)
  const acknowledged: Charge[] = []
  const ended = new Error('enough charges')
  for (const turn of [0, 1, 2]) {
    const until = acknowledged.length + 10
    const keep = (charge: Charge) => {
      acknowledged.push(charge)
      if (acknowledged.length === until) throw ended
    }
    await expect(chargeOn(urlOf(turn), merchant, keep)).rejects.toBe(ended)
  }
  expect(await chargesOf(urlOf(2), merchant, acknowledged)).toEqual(acknowledged)
  const logged = await loggedCharges(urlOf(0), member, merchant)
  expect(logged).toEqual(expect.arrayContaining(acknowledged.map(({ correlationId }) => correlationId)))
})

test('an event stream of one process sends the events of another', async () => {
  const [bea, ines] = await Promise.all([
    signInDemo(urlOf(0), 'bea@portal.example'),
    signInDemo(urlOf(1), 'ines@portal.example'),
  ])
  const { data } = await (await bea.call(urlOf(2), '/admin/projects/status/pending?limit=1000')).json()
  const [{ id }] = data.items
  const next = await follow(urlOf(0), bea)
  await next()
  const message = { id: crypto.randomUUID(), text: 'Among us.', audience: 'desks' }
  expect((await ines.call(urlOf(1), `/admin/projects/${id}/thread`, message)).status).toBe(200)
  expect(await next()).toMatchObject({ projectIds: [id] })
})

/** The events of a stream. It is asked as no browser asks, on a connection of its own. */
async function follow(url: string, { headers }: Member) {
  const request = get(`${url}/portal/notifications/stream`, { headers, agent: false })
  const [answer]: IncomingMessage[] = await once(request, 'response')
  if (!answer) throw new Error('the server has not answered')
  return readEvents(answer)
}

describe('limits count in every process together', () => {
  const ask = async (path: string, body: object, times: number) => {
    const statuses: number[] = []
    for (let turn = 0; turn < times; turn++) {
      const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.7' }
      const answer = await fetch(urlOf(turn) + path, { method: 'POST', headers, body: JSON.stringify(body) })
      statuses.push(answer.status)
    }
    return statuses
  }

  test('an account is locked after ten wrong passwords', async () => {
    const { email } = await registerMember(urlOf(0))
    const statuses = await ask('/portal/user/login', { email, password: 'Wrong#2027' }, 12)
    expect(statuses).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('an address has twenty tries at the codes of an account', async () => {
    const body = { email: `${crypto.randomUUID()}@partner.example`, action: 'confirmSignUp', key: '000000' }
    const statuses = await ask('/portal/user/auth', body, 22)
    expect(statuses).toEqual([...Array(20).fill(400), 429, 429])
  })
})

test('a scheduled job runs in one process', async () => {
  await query(postgres.url, `update jobs.schedule set cron = '* * * * *' where name = 'delete-old-figures'`)
  const runs = () =>
    query<{ runs: number }>(
      postgres.url,
      `select count(*)::int as runs, min(state::text) as state, max(retry_count) as repeated
       from jobs.job where name = 'delete-old-figures' group by date_trunc('minute', created_on)`,
    )
  await waitFor(async () => expect((await runs())[0]).toMatchObject({ state: 'completed' }), {
    timeout: 150_000,
    interval: 1000,
  })
  expect(await runs()).toEqual((await runs()).map(() => expect.objectContaining({ runs: 1, repeated: 0 })))
})

test(`${connections} connections are enough for sixty requests at a time`, async () => {
  const members = await Promise.all(portals.map(({ url }) => registerMember(url)))
  const statuses: number[] = []
  for (let turn = 0; turn < 5; turn++) {
    const answers = Array.from({ length: 60 }, async (_, number) => {
      const member = members[number % members.length]
      return (await member?.call(urlOf(number + turn), '/portal/projects?limit=1000'))?.status ?? 0
    })
    statuses.push(...(await Promise.all(answers)))
  }
  expect(new Set(statuses)).toEqual(new Set([200]))
  const open = await query(postgres.url, `select from pg_stat_activity where application_name = 'open-platform-portal'`)
  // One more of each process listens.
  expect(open.length).toBeLessThanOrEqual(connections + portals.length)
})

describe('a start that cannot work ends with one line', () => {
  test.each([
    ['DATABASE_DIRECT_URL is missing', { DATABASE_DIRECT_URL: '' }, /^DATABASE_DIRECT_URL: required.*pooler/],
    [
      'it leads through the pooler too',
      () => ({ DATABASE_DIRECT_URL: pooler.url }),
      /^DATABASE_DIRECT_URL: it leads through/,
    ],
    [
      'it leads to another database',
      () => ({ DATABASE_DIRECT_URL: otherDatabase() }),
      /^DATABASE_DIRECT_URL: it leads to another/,
    ],
    ['DATABASE_URL is missing', { DATABASE_URL: '' }, /^DATABASE_URL: required with DATABASE_DIRECT_URL/],
  ])('%s', async (_, settings, line) => {
    const changed = typeof settings === 'function' ? settings() : settings
    const { status, stderr } = await runCommand(['check-config', '--database'], { ...environment, ...changed })
    expect({ status, lines: stderr.trim().split('\n') }).toEqual({ status: 1, lines: [expect.stringMatching(line)] })
  })

  const otherDatabase = () => postgres.url.replace(/postgres$/, 'template1')
})

test('a backup has one session for its snapshot and its counts', async () => {
  await withDataDir(async (folder) => {
    const { stdout, stderr } = await runCommand(['backup', `${folder}/backup.tar`], environment)
    expect({ stdout, stderr }).toEqual({ stdout: expect.stringMatching(/holds \d+ rows/), stderr: '' })
  })
})

test('check-config names the two addresses', async () => {
  const { status, stdout } = await runCommand(['check-config', '--database'], environment)
  expect(status).toBe(0)
  expect(stdout).toContain('DATABASE_URL leads through a pooler')
})
