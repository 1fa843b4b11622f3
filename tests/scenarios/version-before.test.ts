import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type EarlierVersion, findReleaseBeforeLastMigration, unpackVersion } from '#tests/support/earlier-version.ts'
import { query } from '#tests/support/pgbouncer.ts'
import { type Member, registerMember, signInAgain, signInDemo } from '#tests/support/portal-client.ts'
import { type PortalProcess, startPortal } from '#tests/support/portal-process.ts'
import { type Postgres, startPostgres } from '#tests/support/postgres.ts'
import { runCommand } from '#tests/support/run-command.ts'
import { waitFor } from '#tests/support/wait-for.ts'
import { type Merchant, newMerchant } from './durable-charges.ts'

// The server of the last release serves on after the migrations since then, as docs/operating.md promises.

const commit = findReleaseBeforeLastMigration()

describe.runIf(commit)('the server of the last release', () => {
  const environment: Record<string, string> = { SESSION_SECRET: 'x'.repeat(32), DEMO: '1' }
  let earlier: EarlierVersion
  let postgres: Postgres
  let portal: PortalProcess
  let known: Member

  beforeAll(async () => {
    earlier = await unpackVersion(commit ?? '')
    postgres = await startPostgres()
    environment.DATABASE_URL = postgres.url
    const program = [process.execPath, join(earlier.folder, 'src/server/main.ts')]
    portal = await startPortal({ program, dataDir: '/nonexistent', environment })
    known = await registerMember(portal.url)
  }, 180_000)

  afterAll(async () => {
    await portal?.stop()
    await postgres?.stop()
    earlier?.remove()
  })

  const migrations = () => query(postgres.url, 'select from drizzle.__drizzle_migrations')
  const status = async (member: Member, path: string) => (await member.call(portal.url, path)).status

  test('runs on the schema of its own first', async () => {
    const before = (await migrations()).length
    const { status: ended, stderr } = await runCommand(['migrate'], environment)
    expect(stderr).toBe('')
    expect(ended).toBe(0)
    expect((await migrations()).length).toBeGreaterThan(before)
  })

  test('takes sign-ups, sign-ins and charges on the newest schema', async () => {
    const member = await registerMember(portal.url)
    const merchant: Merchant = await newMerchant(portal.url, member)
    const headers = { ...merchant.credentials, 'Content-Type': 'application/json' }
    const body = { userToken: merchant.userToken, productCode: 'STM980', paymentServiceProvider: 'STM' }
    const charge = (correlationId: string) =>
      fetch(`${portal.url}/sandbox/v1/charges`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...body, correlationId }),
      })
    expect(await (await charge('first')).json()).toMatchObject({ resultCode: 'SUCCESS' })
    expect((await charge('second')).status).toBe(200)
    for (const path of [
      `/portal/projects/${merchant.projectId}`,
      `/portal/projects/${merchant.projectId}/calls`,
      `/portal/transactions/${merchant.projectId}?country=Singapore&environment=sandbox`,
      '/portal/notifications',
      '/portal/user',
    ])
      expect({ path, status: await status(member, path) }).toEqual({ path, status: 200 })
    await signInAgain(portal.url, known)
  })

  test('shows its lists to the staff', async () => {
    const bea = await signInDemo(portal.url, 'bea@portal.example')
    for (const path of ['/admin/projects/status/pending?limit=1000', '/admin/org?pageNo=0&limit=1000'])
      expect({ path, status: await status(bea, path) }).toEqual({ path, status: 200 })
  })

  test('counts its calls in the job of each minute', async () => {
    await waitFor(
      async () => {
        expect(await query(postgres.url, 'select from uncounted_calls')).toEqual([])
        expect(await query(postgres.url, 'select from call_figures where charges >= 2')).not.toEqual([])
      },
      { timeout: 150_000, interval: 1000 },
    )
    expect(portal.child.exitCode).toBeNull()
  })
})
