import { and, eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { addHours } from '#domain/time.ts'
import { agentTokens } from '#server/db/agent-schema.ts'
import { simulatorRecords } from '#server/db/gateway-schema.ts'
import { apiKeys } from '#server/db/schema.ts'
import { deleteUnusedSandboxes } from '#server/jobs/cleanup.ts'
import * as stored from '#server/repositories/simulator-records.ts'
import { newAgent } from '#tests/support/agents.ts'
import { type Caller, testApp } from '#tests/support/app.ts'
import { limitDeletes } from '#tests/support/limit-deletes.ts'
import { newPayer, otpRequest, type Payer, pays } from '#tests/support/payment.ts'

const app = testApp()
let partner: Caller
let payer: Payer
beforeAll(async () => {
  partner = await app.newPartner()
  payer = await newPayer(partner)
  const answer = await pays(app.inject, payer).post('/v1/identities/otp', otpRequest)
  expect(answer.statusCode).toBe(200)
})

const records = () => app.db.$count(simulatorRecords, eq(simulatorRecords.scope, payer.projectId))
const month = 30 * 24

test('keeps a sandbox in use, of any age', async () => {
  await app.db.update(apiKeys).set({ lastUsedAt: addHours(app.now(), 12 * month) })
  await deleteUnusedSandboxes(app.db, addHours(app.now(), 24 * month))
  expect(await records()).toBeGreaterThan(0)
})

test('keeps a sandbox that only agents use', async () => {
  await app.db.update(apiKeys).set({ lastUsedAt: null })
  const { tokenId } = await newAgent(partner, payer.projectId)
  const ofToken = eq(agentTokens.id, tokenId)
  await app.db
    .update(agentTokens)
    .set({ lastUsedAt: addHours(app.now(), 12 * month) })
    .where(ofToken)
  await deleteUnusedSandboxes(app.db, addHours(app.now(), 24 * month))
  expect(await records()).toBeGreaterThan(0)
  await app.db.delete(agentTokens).where(ofToken)
})

test('deletes a sandbox unused in this month and the thirteen before, and keeps live records', async () => {
  await app.db.update(apiKeys).set({ lastUsedAt: new Date('2027-03-31T23:00:00.000Z') })
  const [one] = await app.db.select().from(simulatorRecords).where(eq(simulatorRecords.scope, payer.projectId)).limit(1)
  if (one) await app.db.insert(simulatorRecords).values({ ...one, environment: 'live' })
  await deleteUnusedSandboxes(app.db, new Date('2028-04-30T23:59:00.000Z'))
  expect(await records()).toBeGreaterThan(1)
  await deleteUnusedSandboxes(app.db, new Date('2028-05-01T00:00:00.000Z'))
  expect(await records()).toBe(1)
})

describe('a large sandbox', () => {
  const later = new Date('2028-05-01T00:00:00.000Z')
  const ofKind = (kind: string) =>
    app.db.$count(simulatorRecords, and(eq(simulatorRecords.environment, 'sandbox'), eq(simulatorRecords.kind, kind)))

  beforeAll(async () => {
    await app.db.delete(simulatorRecords)
    for (const [scope, kinds] of [
      [payer.projectId, ['requests', 'transactions']],
      [payer.partnerId, ['registrations', 'userTokens']],
    ] as const)
      for (const kind of kinds) await insertRecords(scope, kind, 7)
  })

  const insertRecords = (scope: string, kind: string, count: number) =>
    app.db.insert(simulatorRecords).values(
      Array.from({ length: count }, (_, key) => ({
        environment: 'sandbox' as const,
        scope,
        kind,
        key: String(key),
        record: {},
        updatedAt: app.now(),
      })),
    )

  test('loses no record that another one refers to when the run fails', async () => {
    await app.db.execute(sql`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'not these'; end $$`)
    await app.db.execute(sql`create trigger refuse before delete on simulator_records
      for each row when (old.kind = 'requests') execute function refuse()`)
    await expect(deleteUnusedSandboxes(app.db, later, 3)).rejects.toThrow()
    await app.db.execute(sql`drop trigger refuse on simulator_records`)
    expect(await ofKind('transactions')).toBe(0)
    expect(await ofKind('requests')).toBe(7)
    expect(await ofKind('userTokens')).toBe(7)
  })

  test('is deleted in batches', async () => {
    await limitDeletes(app.db, 'simulator_records', 3)
    await deleteUnusedSandboxes(app.db, later, 3)
    for (const kind of ['requests', 'registrations', 'userTokens']) expect(await ofKind(kind)).toBe(0)
  })

  test('keeps its records when it was used after the run began', async () => {
    await insertRecords(payer.projectId, 'requests', 7)
    await app.db.update(apiKeys).set({ lastUsedAt: app.now() })
    const batch = { since: addHours(app.now(), -1), limit: 3 }
    expect(await stored.removeFromUnused(app.db, payer.projectId, batch)).toBe(0)
    expect(await ofKind('requests')).toBe(7)
  })
})
