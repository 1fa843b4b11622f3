import { eq, type SQL, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { momentOfCall } from '#server/call-log/call-id.ts'
import { verifyChains } from '#server/commands/audit.ts'
import { calls } from '#server/db/gateway-schema.ts'
import { seedRadio } from '#server/demo/seed-partners.ts'
import { seedTraffic } from '#server/demo/seed-traffic.ts'
import { liveMix } from '#server/demo/traffic-mix.ts'
import { testApp } from '#tests/support/app.ts'
import { newProject, setProviders, setStatus } from '#tests/support/projects.ts'

const app = testApp()

beforeAll(async () => {
  await seedRadio(app.db, app.config, app.now())
  await seedTraffic(app.database, app.now())
}, 120_000)

test('seeds sales on each of thirty days, in every country of the rate card', async () => {
  const dana = await app.signedIn('dana')
  for (const country of ['Singapore', 'Thailand', 'Philippines']) {
    const { data } = (await dana.get(`/portal/transactions?country=${country}`)).json()
    expect(data.projects.map(({ projectName }: { projectName: string }) => projectName)).toEqual(['Lumen Radio'])
    const sold = data.days.filter(({ transactionCount }: { transactionCount: number }) => transactionCount > 0)
    expect(sold.length).toBeGreaterThan(28)
    expect(data.total.uniqueCustomerCount).toBeLessThan(data.total.transactionCount)
  }
})

test('seeds ninety days of calls with declines and failures, shown in the log', async () => {
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

describe('the traffic is like that of people who pay', () => {
  const live = eq(calls.environment, 'live')
  /** Live calls in each group of this kind, the most first. */
  const countBy = async (kind: SQL<string>) =>
    await app.db
      .select({ of: kind, calls: sql<number>`count(*)::int` })
      .from(calls)
      .where(live)
      .groupBy(sql`1`)
      .orderBy(sql`2 desc`)
  const inUtc = sql`${calls.at} at time zone 'UTC'`

  test('has more traffic on Saturdays and Sundays, and on Fridays than on weekdays', async () => {
    const days = await countBy(sql<string>`(${inUtc})::date::text`)
    // The first and the last day are parts of days.
    const whole = days.toSorted((a, b) => a.of.localeCompare(b.of)).slice(1, -1)
    const perDay = (...weekdays: number[]) => {
      const own = whole.filter(({ of }) => weekdays.includes(new Date(of).getUTCDay()))
      return own.reduce((sum, day) => sum + day.calls, 0) / own.length
    }
    const inTheWeek = perDay(1, 2, 3, 4)
    expect(perDay(6, 0) / inTheWeek).toBeGreaterThan(1.2)
    expect(perDay(5) / inTheWeek).toBeGreaterThan(1)
  })

  test('peaks in the evening, which is noon in UTC, and is silent at night', async () => {
    const hours = await countBy(sql<string>`extract(hour from ${inUtc})::text`)
    const callsOf = (from: number, upto: number) =>
      hours.filter(({ of }) => Number(of) >= from && Number(of) < upto).reduce((sum, hour) => sum + hour.calls, 0)
    expect(['11', '12']).toContain(hours[0]?.of)
    expect(callsOf(9, 15) / callsOf(0, 24)).toBeGreaterThan(0.6)
    expect(callsOf(18, 24)).toBe(0)
  })

  test('fails mostly for lack of balance, as often as the mix says', async () => {
    const answers = await countBy(sql<string>`(${calls.response} ->> 'body')::json ->> 'message'`)
    const all = answers.reduce((sum, each) => sum + each.calls, 0)
    const weights = liveMix.reduce((sum, { weight }) => sum + weight, 0)
    const declines = liveMix.filter(({ result_code }) => result_code === 'GENERAL_DECLINE')
    const shares = declines.map(({ message, weight }) => {
      const own = answers.find(({ of }) => of === message)?.calls ?? 0
      return { message, share: own / all, wanted: weight / weights }
    })
    for (const { share, wanted } of shares) {
      expect(share).toBeGreaterThan(wanted / 3)
      expect(share).toBeLessThan(wanted * 3)
    }
    expect(shares.toSorted((a, b) => b.share - a.share)[0]?.message).toBe("The subscriber's balance is too low.")
  })
})

test('changes nothing on a second run and moves the project through the workflow', async () => {
  const before = await app.db.$count(calls)
  app.advance(3600)
  // Its partner's own, and no part of the demo.
  const own = await newProject(await app.newPartner())
  await setStatus(app.db, own, 'live', { liveAt: app.now() })
  await setProviders(app.db, own, 'STM')
  await seedRadio(app.db, app.config, app.now())
  await Promise.all([seedTraffic(app.database, app.now()), seedTraffic(app.database, app.now())])
  expect(await app.db.$count(calls)).toBe(before)
  expect((await verifyChains(app.db)).breaks).toEqual([])
})
