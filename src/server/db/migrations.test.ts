import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { applyMigrations, lastMigration } from '#server/db/migrate.ts'
import { metAnswers } from '#server/db/readiness-schema.ts'
import { callFigures } from '#server/db/rollup-schema.ts'
import { countCalls } from '#server/jobs/count-calls.ts'
import * as accounts from '#server/repositories/accounts.ts'
import * as figures from '#server/repositories/figures.ts'
import * as rateCard from '#server/repositories/rate-card.ts'
import * as sessions from '#server/repositories/sessions.ts'
import { insertSellers } from '#tests/support/call-figures.ts'
import { storeCalls } from '#tests/support/calls.ts'
import { eachDatabase } from '#tests/support/database.ts'
import { unknownId } from '#tests/support/projects.ts'

const database = eachDatabase()

test('keeps the migrations before one that fails, and resumes there', async () => {
  const { db } = database()
  const applied = () => db.select({ when: sql`created_at`.mapWith(Number) }).from(sql`drizzle.__drizzle_migrations`)
  for (const schema of ['drizzle', 'public']) await db.execute(sql.raw(`drop schema ${schema} cascade`))
  await db.execute(sql`create schema public`)
  await db.execute(sql`create table ending_days ()`)
  await expect(applyMigrations(db)).rejects.toThrow('CREATE TABLE "ending_days"')
  expect(await applied()).toHaveLength(49)
  await db.execute(sql`drop table ending_days`)
  await applyMigrations(db)
  expect((await applied()).at(-1)).toEqual({ when: lastMigration().when })
})

// Migrations of existing data.

async function apply(db: Db, migration: string): Promise<void> {
  const text = readFileSync(join(import.meta.dirname, `migrations/${migration}.sql`), 'utf8')
  await db.transaction(async (tx) => {
    for (const statement of text.split('--> statement-breakpoint')) await tx.execute(sql.raw(statement))
  })
}

test('merges one latency row per step into one row', async () => {
  const { db } = database()
  const projectId = '0191a3b0-0000-7000-8000-000000000001'
  await db.execute(sql`drop table call_latencies`)
  await db.execute(sql`
    create table call_latencies (project_id uuid, environment text, period text, provider text, starts_at timestamptz,
      step int, calls bigint)`)
  await db.execute(sql`
    insert into call_latencies
    select ${projectId}::uuid, 'live', period, 'STM', '2026-11-19T00:00:00Z'::timestamptz, step, calls
    from (values ('day', -25, 2), ('day', 31, 3000000000), ('hour', 31, 1)) as v(period, step, calls)`)
  await apply(db, '0018_latencies_in_one_row')
  const scope = { projectIds: [projectId], environment: 'live' as const, since: new Date('2026-11-01T00:00:00Z') }
  expect(await figures.latencies(db, scope, 'day')).toEqual([
    { projectId, time: '2026-11-19', steps: { [-25]: 2, 31: 3_000_000_000 } },
  ])
  expect(await figures.latencies(db, scope, 'hour')).toEqual([{ projectId, time: '2026-11-19T00', steps: { 31: 1 } }])
})

test('marks sessions opened before the migration as verified, and newer ones as not', async () => {
  const { db } = database()
  const begun = new Date('2026-11-19T00:00:00Z')
  const account = await accounts.insert(db, {
    email: 'ines@portal.example',
    passwordHash: 'none',
    role: 'BUSINESS_INTERNAL',
  })
  if (!account) throw new Error('the account was not inserted')
  const times = { createdAt: begun, lastSeenAt: begun, expiresAt: new Date('2026-11-26T00:00:00Z') }
  await db.execute(sql`alter table sessions drop column proven_at`)
  await db.execute(sql`
    insert into sessions (account_id, address, created_at, last_seen_at, expires_at)
    values (${account.id}::uuid, '127.0.0.1', ${begun.toISOString()}, ${begun.toISOString()}, '2026-11-26T00:00:00Z')`)
  await apply(db, '0021_proven_sessions')
  await sessions.insert(db, { accountId: account.id, address: '127.0.0.2', ...times })
  const open = await sessions.listOpen(db, account.id, { current: account.id, seenAfter: new Date(0), now: begun })
  expect(open).toMatchObject([{ address: '127.0.0.1', provenAt: begun }])
})

test('gives an uncounted charge the rate of its moment, and its later refund the same', async () => {
  const { db } = database()
  const at = new Date('2026-11-19T10:00:00Z')
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
  const [projectId = ''] = await insertSellers(db, at)
  await db.execute(sql`drop table earlier_rates`)
  await db.execute(sql`alter table calls drop column charged_at`)
  await db.execute(sql`alter table uncounted_calls drop column charged_at`)
  await db.execute(sql`
    insert into uncounted_calls (project_id, at, environment, provider, http_status, latency_ms, moved, amount)
    values (${projectId}::uuid, ${at.toISOString()}, 'live', 'AIS', 200, 20, 'charge', 100)`)
  await apply(db, '0022_refunds_at_the_rate_of_their_charge')
  // It replaced the function of a trigger, which is another one since.
  await apply(db, '0050_calls_by_row')
  await rateCard.change(db, { provider: 'AIS', productType: 1, payoutRate: '50', position: 2 }, () => later(10))
  const refund = { moved: 'refund', amount: '40.00', chargedAt: at } as const
  await storeCalls(db, [{ ...refund, projectId, environment: 'live', provider: 'AIS', at: later(20) }])
  await countCalls(database())
  const counted = await db.select().from(callFigures)
  expect(counted.map(({ payout }) => Number(payout))).toEqual([42, 42])
})

test('forgets answers of other products', async () => {
  const { db } = database()
  const charge = { projectId: unknownId, environment: 'sandbox', at: new Date('2026-11-19T10:00:00Z') } as const
  const [own, other, lost] = [randomUUID(), randomUUID(), randomUUID()]
  await storeCalls(db, [
    { ...charge, id: own },
    { ...charge, id: other, product: 'carrier-subscriptions', operation: 'getCharge' },
  ])
  const { at } = charge
  const answer = { projectId: unknownId, resultCode: 'SUCCESS', statusCode: 200, occasion: 'any', at } as const
  await db.insert(metAnswers).values([
    { ...answer, operation: 'createCharge', callId: own },
    { ...answer, operation: 'getCharge', callId: other },
    { ...answer, operation: 'refundCharge', callId: lost },
  ])
  await apply(db, '0053_forget_answers_of_others')
  const left = await db.select({ callId: metAnswers.callId }).from(metAnswers).orderBy(metAnswers.operation)
  expect(left).toEqual([{ callId: own }, { callId: lost }])
})
