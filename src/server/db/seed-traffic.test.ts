import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { verifyChains } from '#server/audit/verify-chains.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { seedRadio } from '#server/db/seed-radio.ts'
import { seedTraffic } from '#server/db/seed-traffic.ts'
import { momentOfCall } from '#server/gateway/call-id.ts'
import { testApp } from '#tests/support/app.ts'
import { newProject, setProviders, setStatus } from '#tests/support/projects.ts'

const app = testApp()

beforeAll(async () => {
  await seedRadio(app.db, app.now())
  await seedTraffic(app.database, app.now())
}, 120_000)

test('dana has sales on each of thirty days, in every country of the rate card', async () => {
  const dana = await app.signedIn('dana')
  for (const country of ['Singapore', 'Thailand', 'Philippines']) {
    const { data } = (await dana.get(`/portal/transactions?country=${country}`)).json()
    expect(data.projects.map(({ projectName }: { projectName: string }) => projectName)).toEqual(['Lumen Radio'])
    const sold = data.days.filter(({ transactionCount }: { transactionCount: number }) => transactionCount > 0)
    expect(sold.length).toBeGreaterThan(28)
    expect(data.total.uniqueCustomerCount).toBeLessThan(data.total.transactionCount)
  }
})

test('it is ninety days of calls, with declines and failures, that the log shows like any others', async () => {
  const dana = await app.signedIn('dana')
  const [{ from, until } = { from: '', until: '' }] = await app.db
    .select({ from: sql<string>`min(${calls.at})::date::text`, until: sql<string>`max(${calls.at})::date::text` })
    .from(calls)
  expect([from, until]).toEqual(['2026-08-22', '2026-11-20'])
  const { items } = (await dana.get('/portal/projects')).json().data
  const radio = items.find(({ projectName }: { projectName: string }) => projectName === 'Lumen Radio')
  const log = (await dana.get(`/portal/projects/${radio.id}/calls?environment=live&limit=5`)).json().data
  const [call] = log.items
  expect(momentOfCall(call.callId)?.toISOString()).toBe(call.at)
  expect((await dana.get(`/portal/projects/${radio.id}/calls/${call.callId}`)).statusCode).toBe(200)
  const { data } = (await dana.get(`/portal/transactions/${radio.id}?country=Singapore`)).json()
  expect(data.declines[0].reason).toBe("The subscriber's balance is too low.")
  expect(data.tech.total.errors5xxCount).toBeGreaterThan(0)
})

test('seeding again changes nothing, and the project came its way like any other', async () => {
  const before = await app.db.$count(calls)
  app.advance(3600)
  // Its partner's own, and no part of the demo.
  const own = await newProject(await app.newPartner())
  await setStatus(app.db, own, 'live', { liveAt: app.now() })
  await setProviders(app.db, own, 'STM')
  await seedRadio(app.db, app.now())
  await Promise.all([seedTraffic(app.database, app.now()), seedTraffic(app.database, app.now())])
  expect(await app.db.$count(calls)).toBe(before)
  expect((await verifyChains(app.db)).breaks).toEqual([])
})
